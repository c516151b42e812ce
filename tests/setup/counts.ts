import process from 'node:process';

/**
 * How many repetitions the long tests make; all numbers are here. `npm test` runs a sample; the full commands
 * (`test:access`, `test:attack`, `test:faults`) set `COUNTS=full`.
 */
const isFull = process.env['COUNTS'] === 'full';
const often = (sample: number, full: number): number => (isFull ? full : sample);

export const counts = {
  /** Per process, of four, on the stores themselves. */
  raceAttempts: often(500, 2_500),
  /** Per process, of four, most of which move a visit. */
  crossingMoves: often(100, 2_500),
  /** Per process, of four, of customers who may only have a few visits to come. */
  limitedAttempts: often(60, 1_500),
  /** People that each process of four enters twice and merges. */
  merges: often(20, 500),
  /** Per process, of four, while the timetable changes. */
  attemptsWhileChanging: often(60, 500),
  /** Of the timetable, by four processes that book. */
  timetableChanges: often(24, 200),
  /** Processes killed while they write to the store itself. */
  raceKills: often(4, 100),
  /** Servers killed while they take bookings. */
  serverKills: often(1, 20),
  /** Servers killed while they send letters, on each database. */
  letterKills: often(1, 100),
  /** Processes that send letters at the same time, in each story. */
  letterSenders: isFull ? [2, 4] : [3],
  /** Servers told to stop under load. */
  stops: often(1, 20),
  /** During which three servers are used by everybody, while one is killed and one is stopped in each. */
  troubledMinutes: (isFull ? [Number(process.env['TROUBLED_MINUTES'] ?? 10)] : []) as readonly number[],
  /** Bookings tried over HTTP, all processes together. */
  bookingAttempts: often(150, 1_000),
  /** Days on each database on which hundreds of requests at the same time must be explained. */
  histories: often(1, 100),
  /** Secrets of links somebody guesses. */
  guessedLinks: often(1_000, 10_000),
  /** Passwords somebody tries to reset, on each database. */
  resetAttempts: often(50, 5_000),
  /** Pieces of each kind of picture that are sent as if they were whole. */
  cutPictures: often(1, 30),
  /** Visitors who begin a request and never end it. */
  slowClients: often(100, 1_000),
  /** On so many databases. */
  slowDatabases: often(1, 2),
  /** Logouts with requests under way. */
  racingLogouts: often(20, 200),
  /** Changes made by one process that must arrive in another's event stream. */
  toldChanges: often(5, 50),
  /** Of backups under load, one on each database. */
  backups: often(1, 2),
  /** Of storage and mail away, on one database or the other. */
  outages: often(2, 4),
  /** Of so many hostile values each run sends one, another for each field. */
  partOfHostileValues: often(18, 1),
  /** Appointments of three years that the figures count. */
  countedVisits: often(1_000, 100_000),
  /** Databases on which a whole site of the first release is started and restored. */
  upgradedDatabases: often(1, 2),
  /** Visits of a shop of the first release that the present one opens. */
  upgradedVisits: often(500, 10_000),
  /** Appointments of a list that is taken as a file. */
  listedAppointments: often(2_000, 100_000),
  /** Times a disk is full while bookings are taken. */
  fullDisks: often(1, 20),
  /** Builds of the web application within the image that is laid out. */
  imageBuilds: often(0, 1),
  /** One in so many states of a page is also looked at in dark mode. */
  darkLooks: often(2, 1),
  /** Further looks at a state of a page besides its own window in light and dark, such as other widths. 0.05 is one at every twentieth state. */
  furtherLooks: often(0.05, 4),
  /** Script payloads that are put into every field, each with a walk over every screen. */
  scriptPayloads: often(1, 1_000),
} as const;
