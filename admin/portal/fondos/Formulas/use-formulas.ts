import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#admin/providers/api-client.ts'
import type { FormulaPanel, RespuestaFormulas, RevisionFormula } from '#domain/fondos/formula/formula-panel.ts'
import type { DatosFormula } from '#domain/fondos/formula/formula.ts'
import type { UseQueryResult } from '@tanstack/react-query'

export const KEY_FORMULAS = 'formulas'

/** What is typed, with the version of the formula that it came from. */
export type ValoresFormula = DatosFormula & { readonly version: number | null }

export const FORMULA_VACIA: ValoresFormula = {
  titulo: '',
  formula: '',
  desglose: '',
  descripcion: '',
  variables: [],
  version: null,
}

export function valoresDe({
  titulo,
  formula,
  desglose,
  descripcion,
  variables,
  version,
}: FormulaPanel): ValoresFormula {
  return { titulo, formula, desglose, descripcion, variables, version }
}

export function useFormulas(): UseQueryResult<RespuestaFormulas> {
  return useQuery({
    queryKey: [KEY_FORMULAS],
    queryFn: ({ signal }) => api.call('GET /api/panel/formulas', { signal }),
  })
}

/** After the last key, before a formula is looked at. */
const DEBOUNCE_MS = 500

/** What the server finds wrong with what is being typed; nothing until it has rested a moment. */
export function useRevision(titulo: string, formula: string): UseQueryResult<RevisionFormula> {
  const text = `${titulo}\n${formula}`
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return useQuery({
    queryKey: [KEY_FORMULAS, 'revisar', titulo, formula],
    queryFn: ({ signal }) => api.call('POST /api/panel/formulas/revisar', { body: { titulo, formula }, signal }),
    enabled: settled === text && formula.trim() !== '',
  })
}
