import { quincenaOf, quincenaYear } from '#domain/calendario/quincena.ts'
import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import type { TotalesDichos } from '#domain/cargas/lectura/cuadre-archivo.ts'
import type { TotalesPlano } from '#domain/cargas/planos/plano.ts'
import { isTodoONada } from '#domain/cargas/tipos-carga.ts'
import { selectRows } from '#api/db/sql.ts'
import { today } from '#api/clock.ts'
import { localPath } from '#api/files/storage.ts'
import { archivoDeCarga, loadCarga, resumenDeLectura, type CargaRow } from './carga-row.ts'
import type { PedidoLectura } from './lectura/recorrer.ts'
import { findPlanoDe } from './plano-row.ts'

/** What the file of a load is read with. */
export async function pedidoDeLectura({ id, planoId, quincena, tipo, corrigeId }: CargaRow): Promise<PedidoLectura> {
  const { definicion } = await findPlanoDe(planoId)
  return {
    ruta: await localPath(archivoDeCarga(id)),
    tipo,
    definicion,
    contexto: { hoy: today(), periodo: definicion.periodo, cercaDe: quincenaYear(quincena ?? quincenaOf(today())) },
    ...(corrigeId !== null && definicion.totales && (await esperadoDe(corrigeId, definicion.totales))),
  }
}

/**
 * What a file of refused rows must add up to: the total of its load minus what was accepted. Nothing of a load that is all or nothing was
 * accepted: the total is the one that its file said. Empty if that file said none.
 */
async function esperadoDe(cargaId: number, totales: TotalesPlano): Promise<{ readonly esperado?: TotalesDichos }> {
  const corregida = await loadCarga(cargaId)
  if (!isTodoONada(corregida.tipo)) return { esperado: await sumaDeRechazados(cargaId, totales) }
  const { dichos = null } = resumenDeLectura(corregida)
  return dichos === null ? {} : { esperado: dichos }
}

async function sumaDeRechazados(
  cargaId: number,
  { cuenta, suma, de = 'sueldo' }: TotalesPlano,
): Promise<TotalesDichos> {
  const rows = await selectRows<{ datos: string }>(
    `SELECT datos FROM carga_renglones WHERE carga_id = $1 AND veredicto = 'rechazado'`,
    [cargaId],
  )
  const importes = rows.map(({ datos }) => importeDe(JSON.parse(datos) as Datos, de))
  return {
    cuenta: cuenta ? rows.length : null,
    sumaCentavos: suma ? importes.reduce((sum, each) => sum + each, 0) : null,
  }
}

type Datos = Pick<LineaLeida, 'valores' | 'conceptos'>

function importeDe({ valores, conceptos }: Datos, de: string): number {
  return de === 'conceptos' ? conceptos.reduce((sum, [, centavos]) => sum + centavos, 0) : Number(valores[de] ?? 0)
}
