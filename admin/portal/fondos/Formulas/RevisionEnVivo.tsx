import { CircleCheck } from 'lucide-react'
import { faltaTexto } from '#domain/fondos/formula/formula.ts'
import { useBound } from '#admin/shared/form/binding.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { useTecleada } from './use-tecleada.ts'
import { useRevision } from './use-formulas.ts'
import type { FaltaFormula } from '#domain/fondos/formula/formula.ts'
import type { ReactElement } from 'react'

/** Characters around the fault that are shown. */
const ALREDEDOR = 24

/**
 * What is wrong with the formula while it is typed, with the place marked; or that it may be kept. Of a formula that was refused
 * the field itself says what: here stays its place.
 */
export function RevisionEnVivo(): ReactElement {
  const { titulo, formula } = useTecleada()
  const { error } = useBound('formula')
  const { data, isFetching } = useRevision(titulo, formula)
  const [falta] = data?.faltas ?? []
  return (
    <div className="formulas-revision" role="status">
      {formula.trim() !== '' && isFetching && <span className="secondary small">Revisando…</span>}
      {formula.trim() !== '' && data && !falta && (
        <span className="formulas-bien small">
          <Icon icon={CircleCheck} size={14} /> La fórmula se entiende.
        </span>
      )}
      {falta && (
        <Note tone={error ? 'bad' : 'warn'}>
          {!error && <div>{faltaTexto(falta)}</div>}
          <Lugar formula={formula} falta={falta} />
        </Note>
      )}
    </div>
  )
}

/** The text around the fault, its character marked. */
function Lugar({ formula, falta: { caracter } }: { formula: string; falta: FaltaFormula }): ReactElement {
  const text = formula.trimStart()
  const at = caracter - 1 + (formula.length - text.length)
  const from = Math.max(0, at - ALREDEDOR)
  return (
    <code className="formulas-lugar">
      {from > 0 && '…'}
      {formula.slice(from, at)}
      <mark>{formula.slice(at, at + 1) || '⎵'}</mark>
      {formula.slice(at + 1, at + ALREDEDOR)}
      {formula.length > at + ALREDEDOR && '…'}
    </code>
  )
}
