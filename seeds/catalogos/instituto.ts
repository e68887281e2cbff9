import { insertRows } from '#api/db/insert-rows.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { sembrarUnaVez } from './sembrar-una-vez.ts'

/**
 * Settings with invented values (decisions §8), which the institute replaces by its own: the e-mail domains of the alta
 * form, the three sites where people get their papers, contact and office hours (specification 2 §2.1).
 */
const AJUSTES: readonly (readonly [clave: string, valor: string])[] = [
  ['dominios_correo', 'salud.ejemplo.gob.mx,educacion.ejemplo.gob.mx,correo.ejemplo.gob.mx'],
  ['enlace_curp', 'https://curp.ejemplo.gob.mx/'],
  ['enlace_nss', 'https://nss.ejemplo.gob.mx/asignacion'],
  ['enlace_csf', 'https://constancia-fiscal.ejemplo.gob.mx/'],
  ['contacto', 'Sistemas, extensión 240'],
  ['horario', 'lunes a viernes, de 8:00 a 15:30'],
]

/** The institute's one row, with the default colours of specification 2 §2.5, and its settings. */
export async function loadInstituto(): Promise<void> {
  if (!(await selectRow('SELECT id FROM instituto LIMIT 1')))
    await execute('INSERT INTO instituto (nombre) VALUES ($1)', ['Instituto de Pensiones'])
  const fresh = await sembrarUnaVez('ajustes', AJUSTES, ([clave]) => clave)
  await insertRows('ajustes', ['clave', 'valor'], fresh, 'ON CONFLICT (clave) DO NOTHING')
}
