import { quincenaYear } from '#domain/calendario/quincena.ts'
import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import type { TotalesDichos } from '#domain/cargas/lectura/cuadre-archivo.ts'
import type { TotalesPlano } from '#domain/cargas/planos/plano.ts'
import { selectRows } from '#api/db/sql.ts'
import { today } from '#api/clock.ts'
import { localPath } from '#api/files/storage.ts'
import { archivoDeCarga, type CargaRow } from './carga-row.ts'
import type { PedidoLectura } from './lectura/recorrer.ts'
import { findPlanoDe } from './plano-row.ts'

/** What the file of a load is read with. */
export async function pedidoDeLectura({ id, planoId, quincena, tipo, corrigeId }: CargaRow): Promise<PedidoLectura> {
  const { definicion } = await findPlanoDe(planoId)
  return {
    ruta: await localPath(archivoDeCarga(id)),
    tipo,
    definicion,
    contexto: { hoy: today(), periodo: definicion.periodo, cercaDe: quincenaYear(quincena) },
    ...(corrigeId !== null && definicion.totales && { esperado: await esperadoDe(corrigeId, definicion.totales) }),
  }
}

/** What the refused rows of a load added up to: its own total minus what was accepted. */
async function esperadoDe(cargaId: number, { cuenta, suma, de = 'sueldo' }: TotalesPlano): Promise<TotalesDichos> {
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
