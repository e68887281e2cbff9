import type { Actor } from '#domain/acceso/actor.ts'
import type { RenglonAportacion } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import { FONDO_IDS, FONDOS, type FondoId } from '#domain/fondos/fondo.ts'
import type { Organizacion } from '#domain/organica/arbol.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { today } from '#api/clock.ts'
import { TIPO_EXPORTE } from '#api/files/tabla-exportada.ts'
import type { ArchivoDado } from '#api/files/descarga.ts'
import { xlsxStreamOf, type ColumnaTabla } from '#api/files/tabla-xlsx.ts'
import type { EntidadPedida } from '#api/fondos/entidades-visibles.ts'
import { findCierresVisibles, type CierreVisible } from './cierres-visibles.ts'
import { selectRenglones } from './list-renglones.ts'

type Renglon = RenglonAportacion & { readonly fondo: FondoId; readonly entidad: string }

export interface ReportePedido extends EntidadPedida {
  /** A last column says whose each line is, and by which organisation: who asks by it is told by it. */
  readonly conEntidad: boolean
}

/** People read at once: memory does not grow with the quincena. */
const PAGINA = 300

const pesos = (centavos: number | null): number | string => (centavos === null ? '' : centavosToPesos(centavos))

/** The documented columns (spec 3 §7): funds told by parts fill three of them, the others the single one. */
const COLUMNAS: readonly ColumnaTabla<Renglon>[] = [
  { titulo: 'Tipo', valor: ({ fondo }) => FONDOS[fondo].titulo },
  { titulo: 'Interno', valor: ({ interno }) => interno },
  { titulo: 'Nombre', valor: ({ nombre }) => nombre },
  { titulo: 'Sueldo', valor: ({ sueldoCentavos }) => pesos(sueldoCentavos) },
  { titulo: 'Aportación afiliado', valor: ({ afiliadoCentavos }) => pesos(afiliadoCentavos) },
  { titulo: 'Aportación entidad', valor: ({ entidadCentavos }) => pesos(entidadCentavos) },
  {
    titulo: 'Aportación total',
    valor: ({ fondo, totalCentavos }) => (FONDOS[fondo].porPartes ? pesos(totalCentavos) : ''),
  },
  {
    titulo: 'Aportación',
    valor: ({ fondo, totalCentavos }) => (FONDOS[fondo].porPartes ? '' : pesos(totalCentavos)),
  },
]

/**
 * "Descargar reporte": every line of a closed quincena, fund by fund, as a workbook of one sheet, "Reporte". Noted in the
 * bitácora. Throws 404 where nothing can be seen.
 */
export async function exportAportaciones(
  actor: Actor,
  quincena: number,
  { conEntidad, ...pedida }: ReportePedido,
): Promise<ArchivoDado> {
  authorize(actor, 'aportaciones.leer')
  const cierres = await findCierresVisibles(actor, quincena, pedida)
  await auditRead(
    actor,
    ...cierres.map(({ id }) => ({ acto: 'aportaciones.exportar' as const, objeto: 'cierre' as const, objetoId: id })),
  )
  const columnas = conEntidad ? [...COLUMNAS, columnaEntidad(pedida.organizacion)] : COLUMNAS
  return {
    nombre: `Reporte_Aportaciones_${today()}.xlsx`,
    tipo: TIPO_EXPORTE.xlsx,
    cuerpo: xlsxStreamOf('Reporte', pages(cierres), columnas),
  }
}

function columnaEntidad(organizacion: Organizacion): ColumnaTabla<Renglon> {
  return { titulo: `Entidad, con la organización de ${organizacion}`, valor: ({ entidad }) => entidad }
}

async function* pages(cierres: readonly CierreVisible[]): AsyncGenerator<readonly Renglon[]> {
  for (const fondo of FONDO_IDS) for (const cierre of cierres) yield* pagesOf(cierre, fondo)
}

async function* pagesOf({ id, entidad }: CierreVisible, fondo: FondoId): AsyncGenerator<readonly Renglon[]> {
  for (let despues: number | null = null; ;) {
    const found: RenglonAportacion[] = await selectRenglones([id], fondo, despues, PAGINA)
    if (found.length > 0) yield found.map((renglon) => ({ ...renglon, fondo, entidad }))
    despues = found.at(-1)?.id ?? null
    if (despues === null || found.length < PAGINA) return
  }
}
