import { Bell } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { useSinLeer } from './use-avisos.ts'
import type { ReactElement } from 'react'
import './bell.css'

/** From how many on the count says only that there are more. */
const MUCHOS = 99

/** The way to the inbox, with how many notices wait there. */
export function AvisosBell(): ReactElement {
  const { pathname, search } = useLocation()
  const sinLeer = useSinLeer(pathname + search) ?? 0
  const label = sinLeer === 0 ? 'Avisos' : `Avisos, ${formatCuenta(sinLeer)} sin leer`
  return (
    <Link to="/avisos" className="bell" aria-label={label} title={label}>
      <Icon icon={Bell} size={18} />
      {sinLeer > 0 && (
        <span className="bell-cuenta" aria-hidden="true">
          {sinLeer > MUCHOS ? `${MUCHOS}+` : sinLeer}
        </span>
      )}
    </Link>
  )
}
