import { Link } from 'react-router-dom'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { dudaDeCair, type Objetar } from './inconformidad/duda.ts'
import { InconformidadButton } from './inconformidad/InconformidadButton.tsx'
import type { CairDeEstado } from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import type { ReactElement } from 'react'

/** The retirement account: what made its balance, and the way to its ledger for who may open it. */
export function CairCard(props: { interno: number; cair: CairDeEstado; objetar: Objetar }): ReactElement {
  const { interno, cair, objetar } = props
  const { vistas } = useSession()
  return (
    <Card
      title="CAIR"
      aside={
        <>
          {vistas.includes('cair') && (
            <Link to={`/dashboard?vista=cair&cuenta=${formatInterno(interno)}`}>Ver la cuenta</Link>
          )}
          <InconformidadButton de="la cuenta CAIR" duda={dudaDeCair(cair)} objetar={objetar} />
        </>
      }
    >
      <KeyValueList
        wide
        items={[
          ...cair.clases.map(({ titulo, importeCentavos }) => ({
            key: titulo,
            label: titulo,
            value: formatPesos(importeCentavos),
          })),
          { label: 'Saldo', value: <strong>{formatPesos(cair.saldo.total)}</strong> },
        ]}
      />
    </Card>
  )
}
