import { classify, clockTime } from '../../../../../core/booking/appointment.ts';
import type { FailedLetter } from '../../../../../core/letters/failed-letter.ts';
import { type LetterSettings, letterKinds } from '../../../../../core/letters/letter-kinds.ts';
import { choicesWithout, keptLetters } from '../../../../../core/letters/letter-settings.ts';
import { listFailedLetters } from '../../../../../core/letters/list-failed-letters.ts';
import type { OwnLetters } from '../../../../../core/letters/own-letters.ts';
import { seeLetterSettings } from '../../../../../core/letters/see-letter-settings.ts';
import { seeOwnLetters } from '../../../../../core/letters/see-own-letters.ts';
import { seePreview } from '../../../../../core/letters/see-preview.ts';
import { seeReceivedLetters } from '../../../../../core/letters/see-received-letters.ts';
import { sendLetterAgain } from '../../../../../core/letters/send-letter-again.ts';
import { sendPreview } from '../../../../../core/letters/send-preview.ts';
import { setOwnLetters } from '../../../../../core/letters/set-own-letters.ts';
import { ok } from '../../../../../core/problem.ts';
import { changeTimetable } from '../../../../../core/timetable/change-timetable.ts';
import * as calls from '../../../contract/letters/letters.ts';
import type { Routes } from '../../context.ts';
import { route } from '../../route.ts';
import type { ServerDeps } from '../../server-deps.ts';
import type { TimetableDeps } from '../timetable/timetable-reply.ts';

type Deps = TimetableDeps &
  Pick<
    ServerDeps,
    | 'histories'
    | 'letterChoices'
    | 'outbox'
    | 'accountLetters'
    | 'mailAddresses'
    | 'letterLooks'
    | 'post'
    | 'shop'
    | 'sitePage'
    | 'hours'
  >;

export function letterRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.seeLetterSettings, async ({ actor }) => {
    const letters = await seeLetterSettings(deps, actor);
    return letters.ok ? ok({ body: settingsReply(letters.value) }) : letters;
  });
  route(router, deps, calls.keepLetterSettings, async ({ actor, body: { kinds, reminderHours } }) => {
    const off = letterKinds.filter(kind => !kinds[kind]);
    const kept = await changeTimetable(deps, actor, keptLetters({ off, reminderHours }));
    return kept.ok ? ok({ body: settingsReply(kept.value.entry) }) : kept;
  });
  route(router, deps, calls.seeOwnLetters, async ({ actor }) => {
    const own = await seeOwnLetters(deps, actor);
    return own.ok ? ok({ body: ownReply(own.value) }) : own;
  });
  route(router, deps, calls.setOwnLetters, async ({ actor, body }) => {
    const own = await setOwnLetters(deps, actor, body);
    return own.ok ? ok({ body: ownReply(own.value) }) : own;
  });
  route(router, deps, calls.seeReceivedLetters, async ({ actor, params }) => {
    const kinds = await seeReceivedLetters(deps, actor, params.id);
    return kinds.ok ? ok({ body: { kinds: [...kinds.value] } }) : kinds;
  });
  route(router, deps, calls.listFailedLetters, async ({ actor }) => {
    const failed = await listFailedLetters(deps, actor);
    return failed.ok ? ok({ body: failed.value.map(letter => failedReply(letter, deps)) }) : failed;
  });
  route(router, deps, calls.sendLetterAgain, async ({ actor, params }) => {
    const again = await sendLetterAgain(deps, actor, params.id);
    return again.ok ? ok({ body: { id: params.id } }) : again;
  });
  previewRoutes(router, deps);
}

function previewRoutes(router: Routes, deps: Deps): void {
  route(router, deps, calls.seePreview, async ({ actor, params }) => {
    const preview = await seePreview(deps, actor, params.kind);
    return preview.ok ? ok({ body: { ...preview.value } }) : preview;
  });
  route(router, deps, calls.sendPreview, async ({ actor, params }) => {
    const sent = await sendPreview(deps, actor, params.kind);
    return sent.ok ? ok({ body: { to: sent.value } }) : sent;
  });
}

const settingsReply = ({ off, reminderHours }: LetterSettings) => ({
  kinds: choicesWithout(off),
  reminderHours,
});

const ownReply = ({ choices, ...address }: OwnLetters) => ({ ...address, choices: [...choices] });

function failedReply(failed: FailedLetter, { clock }: Pick<Deps, 'clock'>) {
  const { about, letter, reader, visit, untold, mayGoAgain } = failed;
  const { id, kind, due, tries } = letter;
  const isHeld = failed.about === 'appointments' && failed.letter.status === 'kept-back';
  const day = failed.about === 'appointments' ? failed.letter.day : null;
  const { username, firstName, lastName, email, phone } = reader;
  return {
    ...{ id, about, kind, due: due.toString(), tries, untold, mayGoAgain },
    failure: isHeld ? ('kept-back' as const) : letter.failure,
    day: day && day.toString(),
    recipient: { id: reader.id, username, firstName, lastName, email, phone },
    appointment: visit && {
      ...{ id: visit.id, date: visit.startsAt.toString(), time: clockTime(visit.time) },
      ...{ serviceName: visit.serviceName, stylistFirstName: visit.stylistFirstName },
      classification: classify(visit, clock.now()),
    },
  };
}
