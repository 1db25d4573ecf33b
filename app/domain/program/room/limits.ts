/** The longest each text may be, in characters. */
export const ROOM_LIMITS = { name: 80, floor: 60 };
