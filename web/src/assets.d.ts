// What the bundler brings in from elsewhere in the project.

declare module '@engine/tessera.wasm?url' {
  const url: string;
  export default url;
}

declare module '@puzzles/*.json' {
  const pack: unknown;
  export default pack;
}

declare module '@openings/*.json' {
  const book: unknown;
  export default book;
}
