// What the bundler brings in from elsewhere in the project.

declare module '@engine?url' {
  const url: string;
  export default url;
}

declare module '@puzzles/*.json' {
  const pack: unknown;
  export default pack;
}
