import { useEffect, useState } from 'react'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import { cambiosDe, choques, deshacer, empezar, poner, reconciliar, retirar } from './edicion.ts'
import { useGuardado } from './use-calendario.ts'
import type { CambioDia } from '#domain/calendario/cambios-calendario.ts'
import type { CalendarioAnio, DiaEnConflicto } from '#domain/calendario/calendario-anio.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { Edicion } from './edicion.ts'

interface Cuenta {
  readonly borrados: number
  readonly guardados: number
}

interface Guardado {
  readonly anio: number
  readonly version: number
  readonly cambios: readonly CambioDia[]
  readonly motivo: string
  readonly onSaved: () => void
}

interface Conflicto {
  readonly actual: CalendarioAnio
  readonly dias: readonly DiaEnConflicto[]
  readonly mensaje: string
}

export interface EdicionCalendario {
  /** null: nothing is being edited. */
  readonly edicion: Edicion | null
  readonly cambios: readonly CambioDia[]
  /** Weekend days that "Editar" marked. */
  readonly marcados: number
  readonly editar: (mes: number) => void
  readonly cancelar: () => void
  readonly aplicar: (cambios: readonly CambioDia[]) => void
  readonly deshacer: () => void
  /** Takes back what was suggested, whatever was done since. */
  readonly retirar: (sugeridos: readonly CambioDia[]) => void
  readonly guardar: (motivo: string, onSaved: () => void) => void
  readonly busy: boolean
  readonly error: unknown
  /** Who saved the year first, and the days that both changed, to be settled; null when nobody did. */
  readonly conflicto: Pick<Conflicto, 'dias' | 'mensaje'> | null
  /** Goes on editing as it was: the next save meets the same question. */
  readonly olvidarError: () => void
  readonly resolver: (mios: ReadonlySet<PlainDate>) => void
}

function conflictoOf(error: unknown): Conflicto | null {
  if (!isApiError(error) || error.codigo !== 'version') return null
  const { actual, dias } = error.body as { actual?: CalendarioAnio; dias?: readonly DiaEnConflicto[] }
  return actual ? { actual, dias: dias ?? [], mensaje: error.message } : null
}

/** A year under edit, until it is saved or left. Ctrl Z goes one change back, wherever the focus is but in a text. */
export function useEdicion(calendario: CalendarioAnio | undefined): EdicionCalendario {
  const toast = useToast()
  const guardado = useGuardado()
  const [edicion, setEdicion] = useState<Edicion | null>(null)
  const [version, setVersion] = useState(0)
  const [marcados, setMarcados] = useState(0)
  const act = useAct<Guardado, CalendarioAnio & Cuenta>({
    call: ({ anio, version: read, cambios: sent, motivo }) =>
      api.call('PUT /api/panel/calendario/:anio', { params: { anio }, body: { version: read, cambios: sent, motivo } }),
    toast: ({ borrados, guardados }) =>
      `${cuentaTexto(borrados, 'día eliminado', 'días eliminados')}, ${cuentaTexto(guardados, 'creado o actualizado', 'creados o actualizados')}.`,
    done: async (saved, { onSaved }) => {
      await guardado(saved)
      setEdicion(null)
      onSaved()
    },
  })
  const { busy, error, reset: clear } = act
  const conflicto = conflictoOf(error)
  const cambios = edicion ? cambiosDe(edicion) : []
  useDeshacer(edicion !== null, () => setEdicion((now) => now && deshacer(now)))
  const guardar = (motivo: string, onSaved: () => void): void => {
    if (calendario && edicion) act.run({ anio: calendario.anio, version, cambios, motivo, onSaved })
  }
  return {
    edicion,
    cambios,
    marcados,
    busy,
    error: conflicto ? null : error,
    conflicto: conflicto && edicion ? { ...conflicto, dias: choques(edicion, conflicto.dias) } : null,
    guardar,
    editar: (mes) => {
      if (!calendario) return
      const begun = empezar(calendario.eventos, calendario.anio, mes)
      setEdicion(begun.edicion)
      setMarcados(begun.marcados)
      setVersion(calendario.version)
    },
    cancelar: () => {
      const left = edicion
      setEdicion(null)
      if (left && cambios.length > 0)
        toast.success(`${cuentaTexto(cambios.length, 'cambio descartado', 'cambios descartados')}.`, {
          label: 'Deshacer',
          onSelect: () => setEdicion(left),
        })
    },
    aplicar: (nuevos) => setEdicion((now) => now && poner(now, nuevos)),
    deshacer: () => setEdicion((now) => now && deshacer(now)),
    retirar: (sugeridos) => setEdicion((now) => now && retirar(now, sugeridos)),
    olvidarError: clear,
    resolver: (mios) => {
      if (!conflicto) return
      setEdicion((now) => now && reconciliar(now, conflicto.actual.eventos, conflicto.dias, mios))
      setVersion(conflicto.actual.version)
      void guardado(conflicto.actual)
      clear()
    },
  }
}

function useDeshacer(active: boolean, onUndo: () => void): void {
  useEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent): void => {
      const inText = event.target instanceof HTMLElement && event.target.matches('input:not([type=checkbox]), textarea')
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || inText) return
      event.preventDefault()
      onUndo()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
