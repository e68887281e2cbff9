import { useEffect, useState } from 'react'
import { formatPesos } from '#domain/organica/dinero.ts'
import { useBound } from '#admin/shared/form/binding.ts'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { usePrevisto, type Prestable } from './use-prestamos.ts'
import type { PrestamoPrevisto } from '#domain/fondos/prestamos/prestamo-panel.ts'
import type { ReactElement } from 'react'

const DEBOUNCE_MS = 400

/** Fields whose fault is told while it is typed, in this order. */
const CAMPOS = ['interno', 'tipo', 'primera', 'capitalCentavos'] as const

/** While it is typed: what may be withheld of the person, and what the loan would be. */
export function VistaPrestamo({ interno }: { interno: number }): ReactElement | null {
  const { data, error } = usePrevisto(useDatos(interno))
  const told = useTold()
  if (error) return <ErrorState title="No se pudo calcular el préstamo." error={error} />
  if (!data) return null
  const { plan, campos } = data
  // What a refused attempt told at its field is not told again.
  const avisable = CAMPOS.filter((campo) => told[campo] === null && (campo !== 'capitalCentavos' || plan !== null))
  const aviso = avisable.flatMap((campo) => campos[campo] ?? []).at(0)
  return (
    <div className="stack">
      <KeyValueList wide items={[...capacidadItems(data), ...planItems(data)]} />
      {aviso && <Note tone="warn">{aviso}</Note>}
    </div>
  )
}

function capacidadItems({ porcentaje, capacidadCentavos, comprometidoCentavos }: PrestamoPrevisto) {
  return [
    {
      label: `Se le puede retener (${porcentaje} % del sueldo)`,
      value: <strong>{formatPesos(capacidadCentavos)} por quincena</strong>,
    },
    ...(comprometidoCentavos > 0
      ? [{ label: 'Ya se le retiene por otros préstamos', value: formatPesos(comprometidoCentavos) }]
      : []),
  ]
}

function planItems({ plan, primera }: PrestamoPrevisto) {
  if (!plan) return []
  const { abonoCentavos, ultimoAbonoCentavos, interesCentavos, totalCentavos, ultima } = plan
  const last = ultimoAbonoCentavos === abonoCentavos ? '' : `, el último de ${formatPesos(ultimoAbonoCentavos)}`
  return [
    { label: 'Se retiene desde', value: primera },
    { label: 'Abono por quincena', value: <strong>{`${formatPesos(abonoCentavos)}${last}`}</strong> },
    { label: 'Intereses del plan', value: formatPesos(interesCentavos) },
    { label: 'Pagará en total', value: `${formatPesos(totalCentavos)}, hasta la ${ultima}` },
  ]
}

/** What each field tells of itself by now. */
function useTold(): Readonly<Record<(typeof CAMPOS)[number], string | null>> {
  return {
    interno: useBound('interno').error,
    tipo: useBound('tipo').error,
    primera: useBound('primera').error,
    capitalCentavos: useBound('capitalCentavos').error,
  }
}

/** What is typed, once it settles. */
function useDatos(interno: number): Prestable {
  const [tipo, capital, quincenas, primera] = [
    useBound('tipo').value,
    useBound('capitalCentavos').value,
    useBound('quincenas').value,
    useBound('primera').value,
  ]
  const text = JSON.stringify({
    interno,
    tipo,
    capitalCentavos: wholeOf(capital),
    quincenas: Math.min(10_000, wholeOf(quincenas)),
    primera,
  })
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return JSON.parse(settled) as Prestable
}

/** Nothing typed yet counts as none. */
function wholeOf(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
}
