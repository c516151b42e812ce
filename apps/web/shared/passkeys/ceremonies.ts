import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useSyncExternalStore } from 'react';
import {
  addPasskey,
  loginByPasskey,
  startPasskey,
  startPasskeyLogin,
} from '../../../../adapters/http/contract/addresses.ts';
import { call } from '../requests/calls.ts';

/** Loaded when somebody uses a passkey. */
const library = () => import('@simplewebauthn/browser');

/** Asks the device for a passkey of this site, and logs its owner in. */
export async function enterByPasskey() {
  const [{ startAuthentication }, options] = await Promise.all([library(), call(startPasskeyLogin)]);
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const answer = await startAuthentication({ optionsJSON });
  return call(loginByPasskey, { body: { answer: { ...answer } } });
}

/** Without a password just after a login. */
export async function makePasskey({ name, ...proof }: { name: string; currentPassword?: string }) {
  const options = await call(startPasskey, { body: proof });
  const { startRegistration } = await library();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const answer = await startRegistration({ optionsJSON });
  return call(addPasskey, { body: { name, answer: { ...answer } } });
}

/** False while hydrating: the server knows no device. */
export const useKnowsPasskeys = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => 'PublicKeyCredential' in window,
    () => false,
  );
