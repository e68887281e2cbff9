import type { PeriodoReconocido } from '#domain/fondos/extemporaneas/periodo-reconocido.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { selectRows } from '#api/db/sql.ts'
import { propuestaDeSql } from '#api/fondos/dos-aprobaciones.ts'
import { porPersona } from '#api/fondos/por-persona.ts'

/** Periods of approved late contributions that no other one replaced, by person. */
export async function selectReconocidos([first, last]: readonly [number, number]): Promise<
  ReadonlyMap<number, PeriodoReconocido[]>
> {
  const rows = await selectRows<PeriodoReconocido & { readonly afiliadoId: number }>(
    `SELECT e.afiliado_id AS "afiliadoId", e.folio, e.entidad_id AS "entidadId", e.desde, e.hasta,
            e.sueldo_centavos AS "sueldoCentavos", p.decidida_at AS "aprobadoAt"
     FROM extemporaneas e JOIN propuestas p ON ${propuestaDeSql('extemporanea.reconocer', 'e')}
     WHERE e.estado = 'aprobado' AND e.afiliado_id BETWEEN $1 AND $2
       AND NOT EXISTS (SELECT 1 FROM extemporaneas r WHERE r.reemplaza_id = e.id AND r.estado = 'aprobado')
     ORDER BY e.afiliado_id, p.decidida_at, e.id`,
    [first, last],
  )
  return porPersona(rows, (row) => row)
}

/** First days, old or new, of the late contributions that were replaced since the entity's last close, by person. */
export async function selectReemplazos(
  [first, last]: readonly [number, number],
  conocidoDesde: string | null,
): Promise<ReadonlyMap<number, PlainDate[]>> {
  if (conocidoDesde === null) return new Map()
  const rows = await selectRows<{ readonly afiliadoId: number; readonly desde: PlainDate }>(
    `SELECT r.afiliado_id AS "afiliadoId", CASE WHEN e.desde < r.desde THEN e.desde ELSE r.desde END AS desde
     FROM extemporaneas r JOIN extemporaneas e ON e.id = r.reemplaza_id
     JOIN propuestas p ON ${propuestaDeSql('extemporanea.reconocer', 'r')}
     WHERE r.estado = 'aprobado' AND p.decidida_at >= $1 AND r.afiliado_id BETWEEN $2 AND $3`,
    [conocidoDesde, first, last],
  )
  return porPersona(rows, ({ desde }) => desde)
}
