/** Characters of a biography that cards show (specification, section 9). */
export const MAX_BIO_LENGTH = 120;
