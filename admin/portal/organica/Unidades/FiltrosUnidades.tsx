import { useSearchParams } from 'react-router-dom'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { CAMPO_NIVEL, ETIQUETA_NIVEL } from './nivel-pantalla.ts'
import type { Niveles } from './arbol-unidades.ts'
import type { ReactElement } from 'react'

interface FiltrosUnidadesProps {
  nivel: number
  niveles: Niveles
  elegidos: readonly (number | null)[]
}

/** The cascade above the table, kept in the address; changing one clears those after it. */
export function FiltrosUnidades({ nivel, niveles, elegidos }: FiltrosUnidadesProps): ReactElement {
  const [, setParams] = useSearchParams()
  const choose = (level: number, text: string): void =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      for (const campo of CAMPO_NIVEL.slice(level)) next.delete(campo)
      if (text !== '') next.set(CAMPO_NIVEL[level] ?? 'tipo', text)
      return next
    })
  return (
    <div className="card organica-filtros" role="search" aria-label="Filtros">
      {elegidos.slice(0, nivel).map((id, level) => {
        const above = level === 0 ? null : (elegidos[level - 1] ?? null)
        return (
          <Field key={CAMPO_NIVEL[level]} label={ETIQUETA_NIVEL[level] ?? ''}>
            <Combobox
              placeholder="Todas"
              options={(niveles[level] ?? [])
                .filter(({ parentId }) => level === 0 || parentId === above)
                .map((unidad) => ({ value: String(unidad.id), label: unidad.nombre }))}
              value={id === null ? '' : String(id)}
              disabledReason={level > 0 && above === null ? 'Elige primero la anterior' : null}
              onChange={(text) => choose(level, text)}
            />
          </Field>
        )
      })}
    </div>
  )
}
