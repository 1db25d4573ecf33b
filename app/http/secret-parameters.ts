/** The parameters of addresses whose value opens what is there. */
export const SECRET_PARAMETERS = ["secret", "key"] as const;
export type SecretParameter = (typeof SECRET_PARAMETERS)[number];
