import type { Actor } from '#domain/acceso/actor.ts'
import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { organizacionTexto } from '#domain/organica/arbol.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import { exportarLista } from '#api/files/exportar-lista.ts'
import type { ColumnaExporte, SalidaExporte } from '#api/files/tabla-exportada.ts'
import { filtroDe } from './filtro-exportado.ts'
import { filterOf, type RawListQuery } from '#api/http/listas/list-query.ts'
import { findAfiliadosByIds, type AfiliadoRow } from './afiliado-row.ts'
import { nombreEnLista } from './nombre-visible.ts'
import { listAfiliadoIds } from './list-afiliados.ts'
import { puestoEnPantalla } from './present-persona.ts'
import { alDe, organizacionDe } from '#api/afiliacion/reloj/filtros-al.ts'
import { rowsAsOf } from '#api/afiliacion/reloj/rows-as-of.ts'

export const EXPORTADAS_AFILIADOS: readonly ColumnaExporte<AfiliadoRow>[] = [
  { clave: 'interno', titulo: 'No. interno', valor: (row) => formatInterno(row.interno) },
  { clave: 'apellidoPaterno', titulo: 'Apellido paterno', valor: (row) => row.apellido_paterno },
  { clave: 'apellidoMaterno', titulo: 'Apellido materno', valor: (row) => row.apellido_materno },
  { clave: 'nombres', titulo: 'Nombres', valor: (row) => row.nombre },
  { clave: 'nombre', titulo: 'Nombre', siSePide: true, valor: nombreEnLista },
  { clave: 'curp', titulo: 'CURP', valor: (row) => row.curp },
  { clave: 'rfc', titulo: 'RFC', valor: (row) => row.rfc },
  { clave: 'nss', titulo: 'NSS', valor: (row) => row.nss ?? '' },
  { clave: 'noEmpleado', titulo: 'No. empleado', valor: (row) => row.noempleado },
  { clave: 'situacion', titulo: 'Situación', valor: (row) => NOMBRE_SITUACION[row.situacion] },
  { clave: 'adscripcion', titulo: 'Entidad', valor: (row) => row.adscripcion ?? '' },
  { clave: 'dependencia', titulo: 'Dirección General', valor: (row) => row.dependencia ?? '' },
  { clave: 'area', titulo: 'Área', valor: (row) => row.area ?? '' },
  { clave: 'puesto', titulo: 'Puesto', valor: puestoEnPantalla },
  { clave: 'categoria', titulo: 'Categoría', valor: (row) => row.categoria ?? '' },
  { clave: 'sueldo', titulo: 'Sueldo', pesos: true, valor: (row) => centavosToPesos(row.sueldo_centavos) },
  { clave: 'fechaAlta', titulo: 'Fecha de alta', valor: (row) => row.fecha_alta },
]

/** Every person that the query finds within the actor's scope, as CSV or a workbook; with `al`, as they were that day. The export is noted in the bitácora. */
export function exportAfiliados(
  actor: Actor,
  raw: RawListQuery,
  salida: SalidaExporte,
): Promise<ReadableStream<Uint8Array>> {
  const al = alDe(filterOf(raw))
  const organizacion = organizacionDe(filterOf(raw))
  const lista = {
    hoja: 'Padrón',
    columnas: EXPORTADAS_AFILIADOS,
    acto: 'afiliados.exportar',
    objeto: 'afiliados',
    ids: () => listAfiliadoIds(actor, raw),
    load: findAfiliadosByIds,
    nota: (personas: number) => ({ personas, ...filtroDe(raw), ...(al !== null && { al, organizacion }) }),
  } as const
  if (al === null) return exportarLista(actor, lista, salida)
  const cual: ColumnaExporte<AfiliadoRow> = {
    clave: 'organizacion',
    titulo: 'Organización',
    valor: () => organizacionTexto(al, organizacion),
  }
  const load = async (ids: readonly number[]) => rowsAsOf(await findAfiliadosByIds(ids), al, organizacion)
  const columnas = salida.columnas && [...salida.columnas, cual.clave]
  const conCual = { ...lista, columnas: [...EXPORTADAS_AFILIADOS, cual], load }
  return exportarLista(actor, conCual, { ...salida, ...(columnas && { columnas }) })
}
