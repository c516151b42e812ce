import { CountingTokens } from '../../adapters/memory/counting-tokens.ts';
import { RecordingPost } from '../../adapters/memory/recording-post.ts';
import { KeyedSeal } from '../../adapters/security/keyed-seal.ts';
import { sendAccountLetters } from '../../core/letters/accounts/send-account-letters.ts';
import { verifyCredentials } from '../../core/people/access/verify-credentials.ts';
import type { User } from '../../core/people/user.ts';
import type { Parcel } from '../../core/ports/letters/post.ts';
import { openSmallWorld } from './small-world.ts';
import { unlimitedLetters } from './unlimited-letters.ts';

/** The small world with what passwords, sessions and letters need beside it. */
export async function openAccountsWorld() {
  const world = await openSmallWorld();
  const post = new RecordingPost();
  const linkSeal = new KeyedSeal(['a secret of more than thirty-two characters']);
  const tokens = new CountingTokens();
  const resetForm = (secret: string): string => `https://salone.example/auth#reimposta=${secret}`;
  const invitationPage = (secret: string): string => `https://salone.example/invito#${secret}`;
  const minutesAhead = (minutes: number) => world.clock.now().add({ minutes });
  return {
    commonPasswords: { has: async (password: string) => password === 'abcabcabcabc' },
    ...{ ...world, post, linkSeal, tokens, resetForm, invitationPage, passwordReset: 'verified' as const },
    /** All letters about accounts until now. */
    mailed: async (): Promise<readonly Parcel[]> => {
      while (
        (await sendAccountLetters({
          ...world,
          ...unlimitedLetters(),
          post,
          linkSeal,
          resetForm,
          invitationPage,
        })) > 0
      );
      return post.sent;
    },
    mayLogIn: async (username: string, password: string): Promise<boolean> =>
      (await verifyCredentials(world, { username, password })).ok,
    wait: (minutes: number): void => world.clock.moveTo(minutesAhead(minutes).toString()),
    startSession: (sid: string, { id: userId }: User): Promise<void> =>
      world.sessions.create({ sid, sess: { userId }, expire: minutesAhead(60) }),
    isLoggedIn: async (sid: string): Promise<boolean> =>
      (await world.sessions.find(sid, world.clock.now())) !== undefined,
    /** A login on a browser that holds `secret`. */
    seenOn: (secret: string, { id: userId, isAdmin, isStylist }: User): Promise<void> =>
      world.trustedDevices.remember(
        { browser: tokens.hash(secret), userId, label: 'Chrome su Android', staff: isAdmin || isStylist },
        world.clock.now(),
      ),
  };
}

export type AccountsWorld = Awaited<ReturnType<typeof openAccountsWorld>>;
