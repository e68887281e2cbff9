import { copyFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { PROJECT_ROOT } from '#api/env.ts'

const FOLDER = path.join(PROJECT_ROOT, 'api/db/migrations')

/** Puts the files of a migration, of either engine, in `folder` under another number, so that it runs again there. */
export async function ponerMigracion(folder: string, stem: string, numero: string): Promise<void> {
  const files = (await readdir(FOLDER)).filter((file) => file.startsWith(`${stem}.`))
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) await copyFile(path.join(FOLDER, file), path.join(folder, file.replace(/^\d{4}/, numero)))
}
