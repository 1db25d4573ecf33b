export const SECRET_PARAMETERS = ["secret", "key"] as const;
export type SecretParameter = (typeof SECRET_PARAMETERS)[number];
