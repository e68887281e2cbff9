import { centavosToPesos } from '#domain/organica/dinero.ts'
import type { Nivel } from '#domain/organica/niveles.ts'
import type { RowOf } from '#api/db/row-of.ts'
import type { CategoriaVigente } from './categoria-vigente.ts'
import type { OrganicaRow } from './list-organica.ts'
import type { PuestoModel } from './models/PuestoModel.ts'
import type { Unidad } from './unidad-row.ts'

/** The one place that knows the upper-case names of the organic calls (specifications 2 §3 and §7, 3 §7). */

const ownClave = (unidad: Unidad) => unidad.claves.at(-1) ?? ''

/** `GET /api/organica` and `OrganicaEntidad|Adscripcion|Dependencia`: both cases of what every call of units gives. */
export function presentUnidad(unidad: Unidad) {
  const { id, nombre, activo } = unidad
  const clave = ownClave(unidad)
  return { ID: id, id, CLAVE: clave, clave, NOMBRE: nombre, nombre, ACTIVO: activo, version: unidad.version }
}

function stamps({ creadoAt, actualizadoAt }: Unidad) {
  return { CREADO_EN: creadoAt, ACTUALIZADO_EN: actualizadoAt }
}

/** `organica1`, `organica2`, `organica3`: the unit's own organic row. */
function organicaOf(unidad: Unidad) {
  const nivel = unidad.nivel
  const clave = ownClave(unidad)
  const { descripcion } = unidad
  return {
    [`CLAVE_ORGANICA_${nivel}`]: clave,
    [`organica${nivel}`]: {
      [`CLAVE_ORGANICA_${nivel}`]: clave,
      CLAVE: clave,
      NOMBRE: descripcion,
      DESCRIPCION: descripcion,
    },
  }
}

/** `GET /api/adscripcion`. */
export function presentAdscripcion(unidad: Unidad) {
  const [entidad] = unidad.ancestros
  return {
    ...presentUnidad(unidad),
    ID_ENTIDAD: unidad.parentId,
    ENTIDAD_ID: unidad.parentId,
    ENTIDAD_CLAVE: entidad?.clave ?? '',
    ENTIDAD_NOMBRE: entidad?.nombre ?? '',
    ...stamps(unidad),
    ...organicaOf(unidad),
  }
}

/** `GET /api/dependencias`. */
export function presentDependencia(unidad: Unidad) {
  const [entidad, adscripcion] = unidad.ancestros
  return {
    ...presentUnidad(unidad),
    ID_ADSCRIPCION: unidad.parentId,
    ADSCRIPCION: adscripcion
      ? {
          ID: adscripcion.id,
          id: adscripcion.id,
          CLAVE: adscripcion.clave,
          clave: adscripcion.clave,
          NOMBRE: adscripcion.nombre,
          nombre: adscripcion.nombre,
        }
      : null,
    ENTIDAD_NOMBRE: entidad?.nombre ?? '',
    ...stamps(unidad),
    ...organicaOf(unidad),
  }
}

/** `GET /api/OrganicaArea`, which the areas screen and the pickers share. */
export function presentArea(unidad: Unidad) {
  const [entidad, adscripcion, dependencia] = unidad.ancestros
  return {
    ...presentUnidad(unidad),
    ID_DEPENDENCIA: unidad.parentId,
    ENT_NOMBRE: entidad?.nombre ?? '',
    ADS_NOMBRE: adscripcion?.nombre ?? '',
    DEP_NOMBRE: dependencia?.nombre ?? '',
    ...stamps(unidad),
    ...organicaOf(unidad),
  }
}

/** `GET /api/organica-0`. */
export function presentOrganica0({ clave_0, descripcion, titular, estatus }: OrganicaRow) {
  return { CLAVE_ORGANICA: clave_0, NOMBRE_ORGANICA: descripcion, TITULAR: titular, ESTATUS: estatus }
}

/** `GET /api/organica-1`, `-2`, `-3`: both cases, as levels 1 and 2-3 are documented. */
export function presentOrganica(row: OrganicaRow, nivel: Exclude<Nivel, 0>) {
  const claves = [row.clave_0, row.clave_1, row.clave_2, row.clave_3].slice(0, nivel + 1)
  const keys = claves.flatMap((clave, i) => [
    [`CLAVE_ORGANICA_${i}`, clave],
    [`clave_organica_${i}`, clave],
  ])
  const { descripcion, titular, estatus } = row
  return {
    ...(Object.fromEntries(keys) as Record<string, string>),
    CLAVE: claves.at(-1) ?? '',
    NOMBRE: descripcion,
    DESCRIPCION: descripcion,
    descripcion,
    titular,
    [`fecha_fin_${nivel}`]: row.fecha_fin,
    ESTATUS: estatus,
    estatus,
  }
}

/** Key of a level's parent in `/api/catalogo/{adscripcion,direccion,area}`, and of its name with `join`. */
const PADRE_CATALOGO = {
  0: null,
  1: { id: 'id_entidad', nombre: 'entidad' },
  2: { id: 'id_adscripcion', nombre: 'adscripcion' },
  3: { id: 'id_direccion', nombre: 'direccion' },
} as const satisfies Record<Nivel, { readonly id: string; readonly nombre: string } | null>

/** `GET /api/catalogo/adscripcion`, `direccion`, `area`. */
export function presentNivel(unidad: Unidad, join: boolean) {
  const { id, nombre } = unidad
  const padre = PADRE_CATALOGO[unidad.nivel]
  return {
    id,
    nombre,
    ...(padre && { [padre.id]: unidad.parentId }),
    ...(padre && join && { [padre.nombre]: unidad.ancestros.at(-1)?.nombre ?? '' }),
  }
}

/** With the name of its area. */
export type PuestoRow = Pick<RowOf<PuestoModel>, 'id' | 'nombre' | 'unidad_id'> & { readonly area: string }

/** `GET /api/catalogo/puesto`. */
export function presentPuesto({ id, nombre, unidad_id, area }: PuestoRow, join: boolean) {
  return { id, nombre, id_area: unidad_id, ...(join && { area }) }
}

/** `GET /api/catalogo/categoria`: `nombre` is the key; `sueldo` a number of pesos, 0 when none is in force. */
export function presentCategoria({ id, clave, nombre, sueldoCentavos }: CategoriaVigente, join: boolean) {
  return { id, nombre: clave, nombreCategoria: nombre, ...(join && { sueldo: centavosToPesos(sueldoCentavos ?? 0) }) }
}

/** `GET /api/catalogo/sueldo`: the salary in force of each category that has one. */
export function presentSueldo({ id, clave, sueldoId, sueldoCentavos }: CategoriaVigente, join: boolean) {
  if (sueldoId === null || sueldoCentavos === null) return []
  const row = { id: sueldoId, monto: centavosToPesos(sueldoCentavos), id_categoria: id }
  return [join ? { ...row, categoria: clave } : row]
}
