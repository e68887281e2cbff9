import type { Actor } from '#domain/acceso/actor.ts'
import type { DatosLaborales } from '#domain/afiliacion/datos/datos-laborales.ts'
import { today } from '#api/clock.ts'
import { broken } from '#api/errors.ts'
import { loadCadena, type Cadena } from '#api/afiliacion/movimientos/cadena.ts'
import { findCategoriaVigente, type CategoriaVigente } from './categoria-vigente.ts'
import { findPuesto, type Puesto } from './find-puesto.ts'
import { judgeSalario } from './judge-alta.ts'

const PATHS = [
  'datosLaborales.entidad',
  'datosLaborales.adscripcion',
  'datosLaborales.dependencia',
  'datosLaborales.area',
] as const

/**
 * Where the person will work, as the catalogues have it now: a real chain in the actor's scope (404 otherwise) and a
 * category in force, whose salary is the one that counts. 422 names what was removed meanwhile.
 */
export async function placeAlta(
  actor: Actor,
  laborales: DatosLaborales,
  quincena: number,
): Promise<{ readonly cadena: Cadena; readonly categoria: CategoriaVigente; readonly puesto: Puesto | null }> {
  const { entidad, adscripcion, dependencia, area } = laborales
  const cadena = await loadCadena(actor, [entidad, adscripcion, dependencia, area], PATHS)
  const categoria = await findCategoriaVigente(laborales.categoria, today())
  if (!categoria) {
    const message = 'La categoría elegida ya no está vigente. Elige otra.'
    throw broken([{ path: 'datosLaborales.categoria', code: 'no_existe', message }])
  }
  judgeSalario(laborales, quincena, categoria.sueldoCentavos)
  const puesto = await findPuesto(laborales.puesto ?? null, area, laborales.fechaIngreso, 'datosLaborales.puesto')
  return { cadena, categoria, puesto }
}
