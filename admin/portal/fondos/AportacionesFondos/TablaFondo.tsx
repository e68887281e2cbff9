import { useState } from 'react'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { fondoDeTipo } from '#domain/fondos/aportaciones/fondo-documentado.ts'
import { formatPesos, pesosToCentavos } from '#domain/organica/dinero.ts'
import { ExplicacionDialog } from '#admin/shared/aportaciones/ExplicacionDialog.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { ImporteExplicable } from '#admin/shared/ui/datos/ImporteExplicable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import type { ColumnaPreguntada } from '#domain/fondos/aportaciones/importe-preguntado.ts'
import type { AportacionDocumentada, TipoFondo } from '#domain/fondos/aportaciones/fondo-documentado.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { FondoPedido } from './use-fondos.ts'
import type { ReactElement } from 'react'

/** Rows drawn at once: a fund of fifty thousand stays light. */
const TANDA = 100

const isMoney = (name: string): boolean => name === 'TOTAL' || name.includes('MONTO') || name.includes('IMPORTE')

/** "MONTO_AFILIADO" → "Monto afiliado". */
const header = (name: string): string => {
  const words = name.replaceAll('_', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** An amount of the table: the person in that close, and the column; none for the total. */
interface Explicado {
  readonly id: number
  readonly columna?: ColumnaPreguntada | undefined
}

/** What a column asks for; one that is not here is the fund's total. */
const COLUMNA: Readonly<Partial<Record<keyof AportacionDocumentada, ColumnaPreguntada>>> = {
  SUELDO_IMPORTE: 'sueldo',
  MONTO_AFILIADO: 'afiliado',
  MONTO_ENTIDAD: 'entidad',
}

interface TablaFondoProps {
  tipo: TipoFondo
  titulo: string
  fondo: FondoPedido
}

/**
 * A fund's table, its columns taken from the data: TOTAL, MONTO and IMPORTE are money (spec 3 §2.21), and
 * each amount opens where it comes from.
 */
export function TablaFondo({ tipo, titulo, fondo }: TablaFondoProps): ReactElement {
  const [shown, setShown] = useState(TANDA)
  const [explicado, setExplicado] = useState<Explicado | null>(null)
  const { data, error, isPending, refetch } = fondo
  if (error) return <ErrorState title={`No se pudo cargar ${titulo}.`} error={error} onRetry={() => void refetch()} />
  const rows = data ?? []
  const more = rows.length > shown
  return (
    <Card title={titulo} flush>
      <DataTable
        caption={titulo}
        columns={columnsOf(rows[0], setExplicado)}
        rows={rows.slice(0, shown)}
        rowKey={({ ID }) => ID}
        loading={isPending}
        empty={<EmptyState title={`Sin datos de ${titulo}.`} />}
      />
      {more && (
        <p className="fondos-pie secondary">
          Se muestran {cuentaTexto(shown, 'registro')} de {cuentaTexto(rows.length, 'registro')}.
          <Button size="sm" onClick={() => setShown(shown + TANDA)}>
            Mostrar más
          </Button>
        </p>
      )}
      {explicado !== null && (
        <ExplicacionDialog de={{ ...explicado, fondo: fondoDeTipo(tipo) }} onClose={() => setExplicado(null)} />
      )}
    </Card>
  )
}

function columnsOf(
  row: AportacionDocumentada | undefined,
  explain: (importe: Explicado) => void,
): readonly Column<AportacionDocumentada>[] {
  const names = Object.keys(row ?? { INTERNO: '', NOMBRE: '', TOTAL: 0 }) as (keyof AportacionDocumentada)[]
  const shown = names.filter((name) => name !== 'ID')
  return shown.map((name) => ({
    key: name,
    header: header(name),
    numeric: isMoney(name),
    mono: name === 'INTERNO',
    cut: name === 'NOMBRE',
    cell: (each) => {
      const value = each[name]
      if (typeof value !== 'number') return value ?? '-'
      const centavos = pesosToCentavos(value)
      if (centavos === 0) return formatPesos(centavos)
      return (
        <ImporteExplicable
          centavos={centavos}
          de={each.NOMBRE}
          onExplicar={() => explain({ id: each.ID, columna: COLUMNA[name] })}
        />
      )
    },
  }))
}
