import { createContext, useContext } from 'react'
import { definicionDe, type BorradorPlano, type ColumnaBorrador } from '#domain/cargas/planos/editor/borrador-plano.ts'
import { revisarDefinicion } from '#domain/cargas/planos/plano-issues.ts'
import { TIPOS_CARGA, type TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { useBound } from '#admin/shared/form/binding.ts'
import type { Issue } from '#domain/issue.ts'
import type { CampoTipo } from '#domain/cargas/tipo-carga.ts'

/** Kind of the layout that is being edited. */
export const TipoContext = createContext<TipoCargaId>('nomina')

interface Borrador {
  readonly borrador: BorradorPlano
  readonly campos: Readonly<Record<string, CampoTipo>>
  readonly cambiar: (cambio: Partial<BorradorPlano>) => void
  readonly cambiarColumna: (id: string, cambio: Partial<ColumnaBorrador>) => void
  /** What is wrong at a place of the form, "" if nothing is. */
  readonly faltaEn: (path: string) => string
}

/** The draft of the form around, and the ways to change it. */
export function useBorrador(): Borrador {
  const bound = useBound('borrador')
  const tipo = TIPOS_CARGA[useContext(TipoContext)]
  const borrador = bound.value as BorradorPlano
  const issues = borradorIssues(borrador, tipo)
  return {
    borrador,
    campos: tipo.campos,
    cambiar: (cambio) => bound.set({ ...borrador, ...cambio }),
    cambiarColumna: (id, cambio) =>
      bound.set({
        ...borrador,
        columnas: borrador.columnas.map((each) => (each.id === id ? { ...each, ...cambio } : each)),
      }),
    faltaEn: (path) => issues.find((issue) => issue.path === path)?.message ?? '',
  }
}

/** What is wrong with a draft, at the control that corrects it: a column has one, whatever is wrong with it. */
export function borradorIssues(borrador: BorradorPlano, tipo: (typeof TIPOS_CARGA)[TipoCargaId]): Issue[] {
  const revision = revisarDefinicion(definicionDe(borrador, tipo), tipo)
  return 'issues' in revision ? revision.issues.map((issue) => ({ ...issue, path: enPantalla(issue.path) })) : []
}

function enPantalla(path: string): string {
  if (path === 'definicion.campos') return 'definicion.columnas'
  const campo = /^definicion\.campos\.\d+/.exec(path)?.[0]
  return campo === undefined ? path.split('.').slice(0, 2).join('.') : `${campo}.campo`
}
