/** Passwords that many people have, and attackers therefore try first: the 3,000 most common ones at least. */
export interface CommonPasswords {
  has(password: string): Promise<boolean>;
}
