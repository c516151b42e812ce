import type * as addresses from './addresses.ts';
import * as appointments from './appointments.ts';
import * as browsers from './browsers.ts';
import * as calendar from './calendar.ts';
import * as feeds from './calendars/feeds.ts';
import type { Call } from './call.ts';
import * as catalogue from './catalogue.ts';
import * as events from './events.ts';
import * as lists from './figures/lists.ts';
import { seeStatistics } from './figures/statistics.ts';
import * as addressesOfLetters from './letters/addresses-of-letters.ts';
import * as letters from './letters/letters.ts';
import { seeOpenApi } from './openapi.ts';
import * as passwords from './passwords.ts';
import * as erasing from './people/erasing.ts';
import * as invitations from './people/invitations.ts';
import * as keeping from './people/keeping.ts';
import * as passkeys from './people/passkeys.ts';
import * as personalData from './people/personal-data.ts';
import * as secondFactor from './people/second-factor.ts';
import * as sessions from './people/sessions.ts';
import { seeShop } from './shop.ts';
import * as absences from './timetable/absences.ts';
import * as closures from './timetable/closures.ts';
import * as outside from './timetable/outside.ts';
import * as plans from './timetable/plans.ts';
import * as rules from './timetable/rules.ts';
import * as skills from './timetable/skills.ts';
import * as weeks from './timetable/weeks.ts';
import { seeWorkDays } from './timetable/work-days.ts';
import * as uploads from './uploads.ts';
import * as account from './user.ts';
import * as users from './users.ts';
import * as history from './visits/history.ts';
import * as links from './visits/links.ts';
import * as reminders from './visits/reminders.ts';

/** Every call there is. A route of the server that is missing here, or the reverse, fails a test. */
export const calls = {
  seeShop,
  seeOpenApi,
  currentUser: account.currentUser,
  login: account.login,
  loginByCode: secondFactor.loginByCode,
  seeSecondFactor: secondFactor.seeSecondFactor,
  startApp: secondFactor.startApp,
  confirmApp: secondFactor.confirmApp,
  changeRecoveryCodes: secondFactor.changeRecoveryCodes,
  removeApp: secondFactor.removeApp,
  startPasskeyLogin: passkeys.startPasskeyLogin,
  loginByPasskey: passkeys.loginByPasskey,
  listPasskeys: passkeys.listPasskeys,
  startPasskey: passkeys.startPasskey,
  addPasskey: passkeys.addPasskey,
  renamePasskey: passkeys.renamePasskey,
  removePasskey: passkeys.removePasskey,
  register: account.register,
  logout: account.logout,
  changePassword: passwords.changePassword,
  resetPassword: passwords.resetPassword,
  listBrowsers: browsers.listBrowsers,
  forgetBrowser: browsers.forgetBrowser,
  listSessions: sessions.listSessions,
  confirmLogin: sessions.confirmLogin,
  endSession: sessions.endSession,
  endOtherSessions: sessions.endOtherSessions,
  endSessionsOf: sessions.endSessionsOf,
  takeLogin: sessions.takeLogin,
  listUsers: users.listUsers,
  pageUsers: users.pageUsers,
  exportOwnData: personalData.exportOwnData,
  exportData: personalData.exportData,
  foreseeOwnErasing: erasing.foreseeOwnErasing,
  eraseOwnAccount: erasing.eraseOwnAccount,
  foreseeErasing: erasing.foreseeErasing,
  erasePerson: erasing.erasePerson,
  seeKeeping: keeping.seeKeeping,
  setKeeping: keeping.setKeeping,
  listInactive: keeping.listInactive,
  forgetInactive: keeping.forgetInactive,
  seeUser: users.seeUser,
  addCustomer: users.addCustomer,
  editUser: users.editUser,
  issueResetLink: users.issueResetLink,
  mergePeople: users.mergePeople,
  invite: invitations.invite,
  openInvitation: invitations.openInvitation,
  acceptInvitation: invitations.acceptInvitation,
  removeStylist: users.removeStylist,
  listServices: catalogue.listServices,
  seeService: catalogue.seeService,
  addService: catalogue.addService,
  changeService: catalogue.changeService,
  archiveService: catalogue.archiveService,
  startUpload: uploads.startUpload,
  receiveUpload: uploads.receiveUpload,
  attachImage: uploads.attachImage,
  seeEvents: events.seeEvents,
  listStylists: catalogue.listStylists,
  listStylistsWithFormer: catalogue.listStylistsWithFormer,
  seeTimeslots: calendar.seeTimeslots,
  seeAvailability: calendar.seeAvailability,
  seeBookingRules: rules.seeBookingRules,
  keepBookingRules: rules.keepBookingRules,
  keepSkills: skills.keepSkills,
  foreseeSkills: skills.foreseeSkills,
  listClosures: closures.listClosures,
  addClosure: closures.addClosure,
  foreseeClosure: closures.foreseeClosure,
  changeClosure: closures.changeClosure,
  foreseeClosureChange: closures.foreseeClosureChange,
  foreseeClosureRemoval: closures.foreseeClosureRemoval,
  removeClosure: closures.removeClosure,
  seeWorkDays,
  listWeeks: weeks.listWeeks,
  keepWeek: weeks.keepWeek,
  foreseeWeek: weeks.foreseeWeek,
  foreseeWeekRemoval: weeks.foreseeWeekRemoval,
  removeWeek: weeks.removeWeek,
  listPlans: plans.listPlans,
  seePlan: plans.seePlan,
  keepPlan: plans.keepPlan,
  foreseePlan: plans.foreseePlan,
  foreseePlanRemoval: plans.foreseePlanRemoval,
  removePlan: plans.removePlan,
  listAbsences: absences.listAbsences,
  addAbsence: absences.addAbsence,
  foreseeAbsence: absences.foreseeAbsence,
  changeAbsence: absences.changeAbsence,
  foreseeAbsenceChange: absences.foreseeAbsenceChange,
  removeAbsence: absences.removeAbsence,
  listOutside: outside.listOutside,
  keepVisit: outside.keepVisit,
  bookAppointment: appointments.bookAppointment,
  listAppointments: appointments.listAppointments,
  pageAppointments: appointments.pageAppointments,
  seeMovingTimes: calendar.seeMovingTimes,
  seeMovingDays: calendar.seeMovingDays,
  moveAppointment: appointments.moveAppointment,
  cancelAppointment: appointments.cancelAppointment,
  editAppointment: appointments.editAppointment,
  restoreAppointment: appointments.restoreAppointment,
  setOutcome: appointments.setOutcome,
  seeHistory: history.seeHistory,
  seeStatistics,
  takeAppointments: lists.takeAppointments,
  takeCustomers: lists.takeCustomers,
  seeCalendarFile: appointments.seeCalendarFile,
  listReminders: reminders.listReminders,
  setReminded: reminders.setReminded,
  openAddress: addressesOfLetters.openAddress,
  answerAddress: addressesOfLetters.answerAddress,
  openVisit: links.openVisit,
  seeVisitTimes: links.seeVisitTimes,
  seeVisitDays: links.seeVisitDays,
  moveVisit: links.moveVisit,
  cancelVisit: links.cancelVisit,
  seeVisitFile: links.seeVisitFile,
  seeLetterSettings: letters.seeLetterSettings,
  keepLetterSettings: letters.keepLetterSettings,
  seeOwnLetters: letters.seeOwnLetters,
  seeReceivedLetters: letters.seeReceivedLetters,
  setOwnLetters: letters.setOwnLetters,
  listFailedLetters: letters.listFailedLetters,
  sendLetterAgain: letters.sendLetterAgain,
  seePreview: letters.seePreview,
  sendPreview: letters.sendPreview,
  listFeeds: feeds.listFeeds,
  addFeed: feeds.addFeed,
  removeFeed: feeds.removeFeed,
  seeFeed: feeds.seeFeed,
} as const satisfies Record<keyof typeof addresses, Call>;

type Calls = typeof calls;

/** The call behind each address. */
export type CallsByAddress = { readonly [N in keyof Calls as (typeof addresses)[N]]: Calls[N] };
