import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { quincenaChip, quincenaCode, quincenaYear } from '#domain/calendario/quincena.ts'
import type { EstadoQuincena } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { FondoDeQuincena, QuincenaDeEstado } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import { valorTexto } from '#domain/fondos/clave-parametro.ts'
import { FONDO_IDS, FONDOS } from '#domain/fondos/fondo.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { entidadVisibleSql } from '#api/fondos/entidades-visibles.ts'
import type { AportacionModel } from '#api/fondos/models/AportacionModel.ts'
import type { UnidadModel } from '#api/organica/models/UnidadModel.ts'
import type { CierreModel } from '#api/quincenas/models/CierreModel.ts'
import type { CierrePersonaModel } from '#api/quincenas/models/CierrePersonaModel.ts'

type PersonaRow = Pick<RowOf<CierrePersonaModel>, 'id' | 'dias'> &
  RowAs<CierrePersonaModel, { cierreId: 'cierre_id'; sueldo: 'sueldo_centavos' }> &
  Pick<RowOf<CierreModel>, 'quincena'> &
  RowAs<UnidadModel, { entidad: 'nombre' }> & {
    /** Null when the entity had nothing to pay. */
    readonly saldo: number | null
    /** What the person still owes of it on leave; null when nothing was charged to them. */
    readonly saldoPersonal: number | null
    /** 1 where the actor sees the closes of its entity. */
    readonly visible: number
  }

/** What is owed of a charge `c` of the close `k`. */
const SALDO_CARGO_SQL = `SELECT c.principal_centavos - c.credito_centavos
    - CAST(COALESCE((SELECT SUM(g.capital_centavos) FROM pagos g WHERE g.cargo_id = c.id), 0) AS BIGINT)
  FROM cargos c WHERE c.cierre_id = k.id AND c.anulado_at IS NULL`

type LineaRow = RowAs<AportacionModel, { cierreId: 'cierre_id' }> &
  Pick<RowOf<AportacionModel>, 'fondo'> &
  Readonly<Record<'importe' | 'personal', number>> & { readonly tasas: ReadonlyMap<string, number> }

/**
 * Closed quincenas of a person, the newest first, with each fund. An entity's quincena is paid when it owes no principal of it,
 * as in the panel of contributions; one that is owed on leave as a whole, when its person does. Its amounts are explained to
 * who sees the closes of that entity.
 */
export async function selectQuincenas(actor: Actor, afiliadoId: number): Promise<QuincenaDeEstado[]> {
  const binds = new Binds()
  const id = binds.add(afiliadoId)
  const visible = can(actor, 'aportaciones.leer') ? entidadVisibleSql(actor, binds) : '1 = 0'
  const personas = await selectRows<PersonaRow>(
    `SELECT p.id, p.cierre_id AS "cierreId", k.quincena, u.nombre AS entidad, p.dias, p.sueldo_centavos AS sueldo,
            (${SALDO_CARGO_SQL} AND c.obligado = 'entidad' AND c.limite IS NOT NULL AND c.extemporanea_id IS NULL) AS saldo,
            (${SALDO_CARGO_SQL} AND c.afiliado_id = p.afiliado_id AND c.cobro_id IS NULL) AS "saldoPersonal",
            CASE WHEN ${visible} THEN 1 ELSE 0 END AS visible
     FROM cierre_personas p JOIN cierres k ON k.id = p.cierre_id JOIN unidades u ON u.id = k.entidad_id
     WHERE p.afiliado_id = ${id} AND k.estado = 'cerrado' ORDER BY k.quincena DESC, p.id DESC`,
    binds.values,
  )
  const lineas = new Map<number, LineaRow[]>()
  for (const linea of await selectLineas(afiliadoId))
    lineas.set(linea.cierreId, [...(lineas.get(linea.cierreId) ?? []), linea])
  return personas.map((persona) => present(persona, lineas.get(persona.cierreId) ?? []))
}

async function selectLineas(afiliadoId: number): Promise<LineaRow[]> {
  const rows = await selectRows<ClaveRow>(
    `SELECT cierre_id AS "cierreId", fondo, clave, CAST(SUM(importe_centavos) AS BIGINT) AS importe,
            CAST(SUM(CASE WHEN obligado = 'afiliado' THEN importe_centavos ELSE 0 END) AS BIGINT) AS personal,
            CAST(MAX(CASE WHEN origen = 'ordinaria' THEN tasa END) AS INTEGER) AS tasa
     FROM aportaciones WHERE afiliado_id = $1 GROUP BY cierre_id, fondo, clave`,
    [afiliadoId],
  )
  const lineas = new Map<string, LineaRow>()
  for (const { cierreId, fondo, clave, importe, personal, tasa } of rows) {
    const before = lineas.get(`${cierreId} ${fondo}`)
    lineas.set(`${cierreId} ${fondo}`, {
      cierreId,
      fondo,
      importe: (before?.importe ?? 0) + importe,
      personal: (before?.personal ?? 0) + personal,
      tasas: new Map([...(before?.tasas ?? []), ...(tasa === null ? [] : [[clave, tasa] as const])]),
    })
  }
  return [...lineas.values()]
}

type ClaveRow = Omit<LineaRow, 'tasas'> & Pick<RowOf<AportacionModel>, 'clave'> & { readonly tasa: number | null }

const DE_SUELDO: ReadonlySet<string> = new Set(
  FONDO_IDS.flatMap((fondo) =>
    FONDOS[fondo].conceptos.filter(({ base }) => base === 'sueldo').map(({ clave }) => clave),
  ),
)

/** What both parts take of the salary, together. */
function tasaDe(tasas: ReadonlyMap<string, number>): string {
  const total = [...tasas].reduce((sum, [clave, tasa]) => sum + (DE_SUELDO.has(clave) ? tasa : 0), 0)
  return total === 0 ? '' : `${valorTexto(total)} %`
}

function present(
  { id, quincena, entidad, dias, sueldo, saldo, saldoPersonal, visible }: PersonaRow,
  lineas: readonly LineaRow[],
): QuincenaDeEstado {
  const fondos = FONDO_IDS.flatMap((fondo): FondoDeQuincena[] => {
    const linea = lineas.find((each) => each.fondo === fondo)
    return linea
      ? [{ fondo, titulo: FONDOS[fondo].titulo, importeCentavos: linea.importe, tasa: tasaDe(linea.tasas) }]
      : []
  })
  const totalCentavos = lineas.reduce((sum, { importe }) => sum + importe, 0)
  const personalCentavos = lineas.reduce((sum, { personal }) => sum + personal, 0)
  return {
    personaId: id,
    codigo: quincenaCode(quincena),
    chip: quincenaChip(quincena),
    anio: quincenaYear(quincena),
    entidad,
    dias,
    sueldoCentavos: sueldo,
    fondos,
    entidadCentavos: totalCentavos - personalCentavos,
    personalCentavos,
    totalCentavos,
    estado:
      saldoPersonal !== null && personalCentavos === totalCentavos
        ? saldoPersonal > 0
          ? 'licencia_pendiente'
          : 'licencia_pagada'
        : estadoOf(saldo),
    actions: visible === 1 ? ['explicar'] : [],
  }
}

function estadoOf(saldo: number | null): EstadoQuincena {
  if (saldo === null) return 'sin_cargo'
  return saldo > 0 ? 'pendiente' : 'pagada'
}
