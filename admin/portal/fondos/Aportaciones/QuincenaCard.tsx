import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { ESTADOS_QUINCENA } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import { MoneyText } from '#admin/shared/ui/MoneyText.tsx'
import { StatusTag } from '#admin/shared/ui/StatusTag.tsx'
import type { EstadoQuincena, QuincenaAportada } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { StatusTone } from '#admin/shared/ui/status-look.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

const LOOK = {
  pagada: { tone: 'green', icon: CircleCheck },
  pendiente: { tone: 'red', icon: CircleAlert },
  sin_cargo: { tone: 'neutral', icon: CircleMinus },
} as const satisfies Record<EstadoQuincena, { tone: StatusTone; icon: LucideIcon }>

/** A quincena: number, dates, amount, whether it is paid in colour and in words, and its multa. */
export function QuincenaCard({ quincena, to }: { quincena: QuincenaAportada; to: string }): ReactElement {
  const { codigo, rango, montoCentavos, estado, multa, entidades } = quincena
  const { tone, icon } = LOOK[estado]
  return (
    <li className={`quincena-card quincena-${estado}`}>
      <Link to={to}>
        <span className="quincena-numero mono">{codigo}</span>
        <span className="secondary">{rango}</span>
        <strong className="quincena-monto">
          <MoneyText centavos={montoCentavos} />
        </strong>
        <span className="quincena-estado">
          <StatusTag tone={tone} icon={icon}>
            {ESTADOS_QUINCENA[estado]}
          </StatusTag>
          {multa && (
            <StatusTag tone="amber" icon={CircleAlert}>
              Multa
            </StatusTag>
          )}
        </span>
        {entidades > 1 && <span className="secondary small">{cuentaTexto(entidades, 'entidad', 'entidades')}</span>}
      </Link>
    </li>
  )
}
