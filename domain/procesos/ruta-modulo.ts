import { claveDeNombre } from '#domain/identidad/clave-de-nombre.ts'
import { UBICACIONES, type Modulo } from './modulo.ts'

type ModuloNombrado = Pick<Modulo, 'nombre' | 'tipo'>

const LUGARES = Object.values(UBICACIONES).map(claveDeNombre).join('|')

/** What names a module in an address, and nothing that an id looks like. */
export const CLAVE_MODULO = new RegExp(`^(?:[a-z0-9-]+-)?(?:${LUGARES})$`)

/** "pensiones-inferior": two placements may have a module of one name. */
export function claveModulo({ nombre, tipo }: ModuloNombrado): string {
  return [claveDeNombre(nombre), claveDeNombre(UBICACIONES[tipo])].filter(Boolean).join('-')
}

/** Address of a module's page. */
export function rutaModulo(modulo: ModuloNombrado): string {
  return `/panel/modulos/${claveModulo(modulo)}/show`
}
