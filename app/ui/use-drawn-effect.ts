import { useEffect, useLayoutEffect } from "react";

/** React warns about `useLayoutEffect` on the server. */
export const useDrawnEffect = import.meta.env.SSR ? useEffect : useLayoutEffect;
