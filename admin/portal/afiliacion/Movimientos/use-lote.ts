import { useEffect, useRef } from 'react'
import { LOTE_MAX } from '#domain/afiliacion/actos/acto-cuerpos.ts'
import { preguntaDeLote } from '#domain/afiliacion/actos/pregunta-lote.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { CLAVES_MOVIMIENTO } from '#admin/shared/movimientos/use-acto-movimiento.ts'
import { foliosAbiertos } from './use-movimiento.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { CuerpoLote, RespuestaLote } from '#domain/afiliacion/actos/acto-cuerpos.ts'
import type { MovimientoRenglon } from '#domain/afiliacion/movimientos/movimiento.ts'

interface Lote extends Act<readonly number[], RespuestaLote> {
  /** Takes back what was just done. */
  readonly back: Act<RespuestaLote['hechos'], RespuestaLote>
  /** How many of one call. */
  readonly max: number
  /** What it asks before acting on those chosen; empty when it asks nothing. */
  readonly razones: (ids: readonly number[]) => readonly string[]
}

/** Past participle of each act that a tray does to many. The turn of a dependency is called «Aprobar» too. */
const HECHO = { validar: 'aprobado', revisar: 'revisado', aprobar: 'aprobado' } as const
export type ActoDeBandeja = CuerpoLote['acto'] & keyof typeof HECHO

/** The same act on the movements chosen, by id; `rows` are those in sight: one chosen on another page keeps what it was. */
export function useLote(acto: ActoDeBandeja, rows: readonly MovimientoRenglon[], done: () => void): Lote {
  const { user } = useSession()
  const seen = useRef(new Map<number, MovimientoRenglon>())
  useEffect(() => {
    for (const row of rows) seen.current.set(row.id, row)
  }, [rows])
  const back = useAct<RespuestaLote['hechos'], RespuestaLote>({
    call: (movimientos) =>
      api.call('POST /api/movimientos/lote', { body: { acto: 'deshacer', movimientos } satisfies CuerpoLote }),
    keys: CLAVES_MOVIMIENTO,
    toast: ({ hechos }) =>
      cuentaTexto(hechos.length, 'movimiento vuelve a esperarte', 'movimientos vuelven a esperarte'),
  })
  const act = useAct<readonly number[], RespuestaLote>({
    call: (ids) => {
      const movimientos = ids.flatMap((id) => {
        const row = seen.current.get(id)
        return row ? [{ folio: row.folio, version: row.version }] : []
      })
      return api.call('POST /api/movimientos/lote', { body: { acto, movimientos } satisfies CuerpoLote })
    },
    keys: CLAVES_MOVIMIENTO,
    toast: ({ hechos }) => {
      const text = cuentaTexto(hechos.length, `movimiento ${HECHO[acto]}`, `movimientos ${HECHO[acto]}s`)
      if (hechos.length === 0) return text
      return { text, action: { label: 'Deshacer', onSelect: () => back.run(hechos) } }
    },
    done,
  })
  const razones = (ids: readonly number[]): readonly string[] =>
    preguntaDeLote(
      ids.flatMap((id) => seen.current.get(id) ?? []),
      foliosAbiertos(user.id),
    )
  return { ...act, back, max: LOTE_MAX, razones }
}
