declare module 'vitest' {
  interface ProvidedContext {
    /** Folder for the databases and files of this run. */
    carpeta: string
    /** Migrated database with catalogues, the demo's tree, users and calendar: each test file starts from a copy. */
    plantilla: string
  }
}

export {}
