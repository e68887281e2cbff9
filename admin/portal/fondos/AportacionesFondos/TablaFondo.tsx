import { useState } from 'react'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { fondoDeTipo } from '#domain/fondos/aportaciones/fondo-documentado.ts'
import { formatPesos, pesosToCentavos } from '#domain/organica/dinero.ts'
import { ExplicacionAportacionDialog } from '#admin/shared/aportaciones/ExplicacionAportacionDialog.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { ImporteExplicable } from '#admin/shared/ui/datos/ImporteExplicable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
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
  const [explicado, setExplicado] = useState<number | null>(null)
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
        <ExplicacionAportacionDialog id={explicado} fondo={fondoDeTipo(tipo)} onClose={() => setExplicado(null)} />
      )}
    </Card>
  )
}

function columnsOf(
  row: AportacionDocumentada | undefined,
  explain: (id: number) => void,
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
      return <ImporteExplicable centavos={centavos} de={each.NOMBRE} onExplicar={() => explain(each.ID)} />
    },
  }))
}
