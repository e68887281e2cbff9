import { useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { MAX_VALIDACIONES } from '#domain/fondos/pagos/panel-pagos.ts'
import type { LineaPorValidar } from '#domain/fondos/pagos/panel-pagos.ts'

interface Cambio {
  readonly id: number
  readonly version: number
  readonly validado: boolean
}

export type Cambios = ReadonlyMap<number, Cambio>

export interface EdicionValidacion {
  /** What was ticked and not saved; null while nothing is edited. */
  readonly cambios: Cambios | null
  readonly busy: boolean
  readonly error: Error | null
  /** The lines that somebody else changed first, as they are now. */
  readonly cambiadas: readonly LineaPorValidar[]
  readonly edit: () => void
  /** No further line can be ticked before these are saved. */
  readonly lleno: boolean
  readonly toggle: (linea: LineaPorValidar, validado: boolean) => void
  readonly save: () => void
  readonly stop: () => void
}

/** The changes over what somebody else saved: with its version, and without those that are so already. */
function rebased(cambios: Cambios, actuales: readonly LineaPorValidar[]): Cambios {
  const next = new Map(cambios)
  for (const { id, version, validado } of actuales) {
    const mine = next.get(id)
    if (mine?.validado === validado) next.delete(id)
    else if (mine) next.set(id, { ...mine, version })
  }
  return next
}

/** Ticks that are not saved yet. They live above the tabs: another tab, page or search keeps them. */
export function useEdicionValidacion(): EdicionValidacion {
  const [cambios, setCambios] = useState<Cambios | null>(null)
  const act = useAct<readonly Cambio[], unknown, readonly LineaPorValidar[]>({
    call: (list) => api.call('PUT /api/validacion-pagos', { body: { cambios: list } }),
    keys: ['validacion-pagos', 'referencias-pago'],
    toast: (_result, list) => (list.length === 1 ? 'Se guardó 1 cambio.' : `Se guardaron ${list.length} cambios.`),
    done: () => setCambios(null),
    conflict: (actuales) => setCambios((now) => now && rebased(now, actuales)),
  })
  useLeaveGuard(cambios !== null && cambios.size > 0)
  const close = (next: Cambios | null): void => {
    act.reset()
    setCambios(next)
  }
  return {
    cambios,
    busy: act.busy,
    error: act.error,
    cambiadas: act.actual ?? [],
    lleno: cambios !== null && cambios.size >= MAX_VALIDACIONES,
    edit: () => close(new Map()),
    stop: () => close(null),
    toggle: (linea, validado) => {
      const next = new Map(cambios)
      if (validado === linea.validado) next.delete(linea.id)
      else next.set(linea.id, { id: linea.id, version: linea.version, validado })
      setCambios(next)
    },
    save: () => {
      if (cambios === null || cambios.size === 0) close(null)
      else act.run([...cambios.values()])
    },
  }
}
