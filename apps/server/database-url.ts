import { settingTexts as texts } from './cli/setting-texts.ts';
import { WrongConfiguration } from './cli/wrong-configuration.ts';

/**
 * The password is a setting of its own where a keeper of secrets hands it over. It goes into the query: an address that
 * names no host, as of a socket, cannot hold it elsewhere.
 */
export function databaseUrl(given: string, password: string | undefined): string {
  if (!given.startsWith('postgres')) return given;
  // PostgreSQL's own tools take a user without a host as well.
  const address = given.replace(/^(\w+:\/\/[^/?#]*@)(?=\/)/, '$1localhost');
  const url = readable(address);
  if (password === undefined) return address;
  if (url.password !== '' || url.searchParams.has('password')) {
    throw new WrongConfiguration(texts.passwordTwice);
  }
  url.searchParams.set('password', password);
  return url.href;
}

/** For a terminal or a log. */
export function withoutPassword(address: string): string {
  if (!address.startsWith('postgres')) return address;
  const url = new URL(address);
  url.password = '';
  url.searchParams.delete('password');
  return url.href;
}

function readable(address: string): URL {
  const url = URL.parse(address);
  if (url === null || url.pathname.length < 2 || !isDecodable(url)) {
    throw new WrongConfiguration(texts.databaseAddress);
  }
  return url;
}

function isDecodable({ username, password, hostname, pathname }: URL): boolean {
  try {
    decodeURIComponent([username, password, hostname, pathname].join('/'));
    return true;
  } catch {
    return false;
  }
}
