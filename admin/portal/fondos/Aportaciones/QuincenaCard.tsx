import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { entidadesTexto } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { EstadoQuincenaTag } from './EstadoQuincenaTag.tsx'
import type { QuincenaAportada } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { ReactElement } from 'react'

/** A quincena: number, dates, amount, whether it is paid in colour and in words, and its multa. */
export function QuincenaCard({ quincena, to }: { quincena: QuincenaAportada; to: string }): ReactElement {
  const { codigo, chip, montoCentavos, estado, multa } = quincena
  const entidades = entidadesTexto(quincena)
  return (
    <li className={`quincena-card quincena-${estado}`}>
      <Link to={to}>
        <span className="quincena-numero">{chip}</span>
        <span className="secondary mono">{codigo}</span>
        <strong className="quincena-monto">
          <MoneyText centavos={montoCentavos} />
        </strong>
        <span className="quincena-estado">
          <EstadoQuincenaTag estado={estado} />
          {multa && (
            <StatusTag tone="amber" icon={CircleAlert}>
              Multa
            </StatusTag>
          )}
        </span>
        {entidades !== '' && <span className="secondary small">{entidades}</span>}
      </Link>
    </li>
  )
}
