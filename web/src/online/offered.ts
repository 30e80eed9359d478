// Pages for a host without a server may be built without what leads to online play: VITE_TESSERA_ONLINE=0.

export const isOffered = import.meta.env.VITE_TESSERA_ONLINE !== '0';
