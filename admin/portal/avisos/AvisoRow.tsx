import {
  ArrowLeftRight,
  CalendarClock,
  CheckCheck,
  FileClock,
  FileUp,
  FileWarning,
  FolderOpen,
  Landmark,
  ServerCog,
  ShieldCheck,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { NOMBRE_CLASE_AVISO, type ClaseAviso } from '#domain/avisos/clase-aviso.ts'
import { momentoTexto } from '#domain/calendario/tiempo-texto.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import type { Aviso } from '#domain/avisos/bandeja.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

const ICONO: Readonly<Record<ClaseAviso, LucideIcon>> = {
  ventana: CalendarClock,
  borrador: FileClock,
  movimiento: ArrowLeftRight,
  caso: FolderOpen,
  documento: FileWarning,
  cuenta: ShieldCheck,
  autorizacion: CheckCheck,
  pago: Landmark,
  trabajo: ServerCog,
  carga: FileUp,
}

interface AvisoRowProps {
  aviso: Aviso
  today: PlainDate
  onMark: (leido: boolean) => void
}

/** One notice: opening what it is about reads it. */
export function AvisoRow({ aviso, today, onMark }: AvisoRowProps): ReactElement {
  const { clase, titulo, texto, enlace, creadoAt, leidoAt } = aviso
  const leido = leidoAt !== null
  const open = (): void => {
    if (!leido) onMark(true)
  }
  return (
    <li className={classNames('aviso', !leido && 'aviso-nuevo')}>
      <Icon icon={ICONO[clase]} />
      <div className="aviso-texto">
        <h2>
          {enlace === null ? (
            titulo
          ) : (
            <Link to={enlace} onClick={open}>
              {titulo}
            </Link>
          )}
          {!leido && <span className="aviso-marca">Sin leer</span>}
        </h2>
        <p>{texto}</p>
        <p className="small secondary">
          {NOMBRE_CLASE_AVISO[clase]} · {momentoTexto(Date.parse(creadoAt), today)}
        </p>
      </div>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${leido ? 'Marcar no leído' : 'Marcar leído'}: ${titulo}`}
        onClick={() => onMark(!leido)}
      >
        {leido ? 'Marcar no leído' : 'Marcar leído'}
      </Button>
    </li>
  )
}
