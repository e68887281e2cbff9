import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import { contarRetenciones, type CuentaRetenciones } from '#domain/cargas/retenciones/cuenta-retenciones.ts'
import { juzgarRetencion } from '#domain/cargas/retenciones/juzgar-retencion.ts'
import { totalTexto, type TotalCarga } from '#domain/cargas/totales-carga.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { sumasDeCarga, type CargaDeEntidad } from '#api/cargas/carga-row.ts'
import type { CifrasCarga, ResumenTipo } from '#api/cargas/tipos/servidor-de-carga.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { ordenesConocidas } from './ordenes-conocidas.ts'

/** What the rows that enter withhold against what was ordered, beside the entity's last answer, and people with an order without a row. */
export async function cifrasDeRetenciones(
  carga: CargaDeEntidad,
  anterior: CargaDeEntidad | null,
): Promise<CifrasCarga> {
  const escritas = await respuestasEscritas(carga.id)
  const cuenta = contarRetenciones(escritas.length > 0 ? escritas : await respuestasLeidas(carga))
  const antes = anterior && contarRetenciones(await respuestasEscritas(anterior.id))
  return { totales: totalesDe(carga, cuenta, antes), sinRenglon: await countSinRenglon(carga) }
}

const TITULOS = {
  ordenado: 'Ordenado',
  retenido: 'Retenido',
  diferencia: 'Diferencia por retener',
  aFavor: 'A favor de las personas',
} as const satisfies Record<keyof CuentaRetenciones, string>

function totalesDe(carga: CargaDeEntidad, cuenta: CuentaRetenciones, antes: CuentaRetenciones | null): TotalCarga[] {
  const { sumas } = sumasDeCarga(carga).leidas
  return (Object.keys(TITULOS) as (keyof CuentaRetenciones)[]).map((cual) => ({
    titulo: TITULOS[cual],
    archivoCentavos: cual === 'retenido' ? (sumas['retenido'] ?? 0) : null,
    entranCentavos: cuenta[cual],
    antesCentavos: antes && antes[cual],
    deConcepto: false,
  }))
}

/** What approvers read: people, orders and sums of the answers that were written. */
export async function resumenDeRetenciones(carga: CargaDeEntidad): Promise<ResumenTipo> {
  const respuestas = await respuestasEscritas(carga.id)
  const cuenta = contarRetenciones(respuestas)
  const personas = new Set(respuestas.map(({ afiliadoId }) => afiliadoId)).size
  return {
    cuantos: cuentaTexto(personas, 'persona'),
    cambios: [
      ['Personas', formatCuenta(personas)],
      ['Órdenes', formatCuenta(respuestas.length)],
      ...totalesDe(carga, cuenta, null).map((total) => [total.titulo, totalTexto(total)] as const),
    ],
    importeCentavos: cuenta.retenido,
  }
}

/** Centavos that the rows that enter withhold. */
export const importeDeRetenciones = async (carga: CargaDeEntidad): Promise<number> =>
  contarRetenciones(await respuestasLeidas(carga)).retenido

interface Respuesta {
  readonly afiliadoId: number
  readonly ordenado: number
  readonly retenido: number
}

function respuestasEscritas(cargaId: number): Promise<Respuesta[]> {
  return selectRows<Respuesta>(
    `SELECT x.afiliado_id AS "afiliadoId", r.ordenado_centavos AS ordenado, x.dicho_centavos AS retenido
     FROM carga_retenciones x JOIN retenciones r ON r.id = x.retencion_id WHERE x.carga_id = $1`,
    [cargaId],
  )
}

/** What the rows that enter would answer; nothing is written yet. */
async function respuestasLeidas(carga: CargaDeEntidad): Promise<Respuesta[]> {
  const { id, quincena } = carga
  const ordenes = await ordenesConocidas(carga)
  const rows = await selectRows<{ afiliadoId: number; datos: string }>(
    `SELECT afiliado_id AS "afiliadoId", datos FROM carga_renglones
     WHERE carga_id = $1 AND veredicto <> 'rechazado' AND afiliado_id IS NOT NULL`,
    [id],
  )
  return rows.flatMap(({ afiliadoId, datos }) => {
    const { valores } = JSON.parse(datos) as Pick<LineaLeida, 'valores'>
    const suyas = ordenes.get(afiliadoId) ?? []
    return juzgarRetencion(valores, { quincena, ordenes: suyas, origen: '' }).respuestas.map(
      ({ orden: { ordenado }, retenidoCentavos }) => ({ afiliadoId, ordenado, retenido: retenidoCentavos }),
    )
  })
}

async function countSinRenglon({ id, entidadId, quincena }: CargaDeEntidad): Promise<number> {
  const row = await selectRow<{ personas: number }>(
    `SELECT COUNT(DISTINCT r.afiliado_id) AS personas FROM retenciones r JOIN cierres k ON k.id = r.cierre_id
     WHERE r.entidad_id = $1 AND r.quincena = $2 AND k.estado = 'cerrado' AND r.obligado = 'entidad'
       AND r.afiliado_id NOT IN (SELECT c.afiliado_id FROM carga_renglones c WHERE c.carga_id = $3 AND c.afiliado_id IS NOT NULL)`,
    [entidadId, quincena, id],
  )
  return row?.personas ?? 0
}
