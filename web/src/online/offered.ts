// Online play is in the making: only pages that are built for a server lead to it.

export const isOffered = import.meta.env.VITE_TESSERA_ONLINE === '1';
