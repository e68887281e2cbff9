import type { Actor } from '#domain/acceso/actor.ts'
import { leerArchivoAumento } from '#domain/fondos/aumentos/archivo-aumento.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { today } from '#api/clock.ts'
import { broken } from '#api/errors.ts'
import { leerTabla } from '#api/files/tabla/leer-tabla.ts'
import { listCategoriasVigentes } from '#api/organica/categoria-vigente.ts'

/** The amounts that a CSV or XLSX gives by category, in pesos. Throws 403, 413, 415, 422 with every wrong row. */
export async function leerArchivo(
  actor: Actor,
  bytes: Uint8Array,
): Promise<{ readonly categoria: string; readonly monto: number }[]> {
  authorizeInstituto(actor, 'aumentos.proponer')
  const claves = (await listCategoriasVigentes(today())).map(({ clave }) => clave)
  const { montos, issues } = leerArchivoAumento(await leerTabla(bytes), claves)
  if (issues.length > 0) throw broken(issues, issues.map(({ message }) => message).join(' '))
  return montos.map(({ categoria, montoCentavos }) => ({ categoria, monto: centavosToPesos(montoCentavos) }))
}
