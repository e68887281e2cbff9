import { CircleAlert, CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { rutaCierre } from '#domain/quincenas/cierre.ts'
import { accesoRecienteTexto } from '#domain/usuarios/acceso-dado.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { seElige } from './como-quien.ts'
import { EtapaTag } from './EtapaTag.tsx'
import type { CierreEntidad } from '#domain/quincenas/cierre.ts'
import type { FirmaCierre } from '#domain/quincenas/tabla-cierre.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

interface Opciones {
  codigo: string
  elegidas: ReadonlySet<number>
  alternar: (entidadId: number) => void
  verNoAprobados: (cierre: CierreEntidad) => void
}

/** The columns of specification 2 §2.13, in its order, after where the close stands. */
export function columnas({ codigo, elegidas, alternar, verNoAprobados }: Opciones): readonly Column<CierreEntidad>[] {
  return [
    {
      key: 'elegir',
      header: 'Elegir',
      hideHeader: true,
      kind: 'select',
      cell: (cierre) =>
        seElige(cierre) && (
          <input
            type="checkbox"
            aria-label={`Elegir ${cierre.entidad.nombre}`}
            checked={elegidas.has(cierre.entidad.id)}
            onChange={() => alternar(cierre.entidad.id)}
          />
        ),
    },
    {
      key: 'entidad',
      header: 'Entidad',
      cut: true,
      cell: ({ entidad }) => <Link to={rutaCierre(codigo, entidad.clave)}>{entidad.nombre}</Link>,
    },
    { key: 'etapa', header: 'Cierre', cell: (cierre) => <Etapa codigo={codigo} cierre={cierre} /> },
    { key: 'curp', header: 'CURP Representante', mono: true, cell: ({ representante }) => representante?.curp || '–' },
    { key: 'responsable', header: 'Responsable', cut: true, cell: ({ responsable }) => responsable ?? '–' },
    { key: 'personal', header: 'Total de Personal', numeric: true, cell: ({ personal }) => formatCuenta(personal) },
    {
      key: 'movimientos',
      header: 'Movimientos',
      cell: (cierre) => <Movimientos cierre={cierre} onVer={() => verNoAprobados(cierre)} />,
    },
    { key: 'jefe', header: 'Jefe Dpto.', cell: (cierre) => <Firma cierre={cierre} acto="aprobar" /> },
    { key: 'director', header: 'Director', cell: (cierre) => <Firma cierre={cierre} acto="firmar" /> },
    { key: 'titular', header: 'Titular', cell: (cierre) => <Firma cierre={cierre} acto="autorizar" /> },
  ]
}

/** Where it stands and, while something stops it, how many things; its page says which. */
function Etapa({ codigo, cierre }: { codigo: string; cierre: CierreEntidad }): ReactElement {
  const { etapa, detiene, entidad } = cierre
  if (detiene.length === 0) return <EtapaTag etapa={etapa} />
  const porque = detiene.map(({ texto, cuantos }) => (cuantos > 1 ? `${texto} (${formatCuenta(cuantos)})` : texto))
  return (
    <span className="aplicacion-etapa">
      <EtapaTag etapa={etapa} />
      <Link
        to={rutaCierre(codigo, entidad.clave)}
        title={porque.join('; ')}
        aria-label={`${formatCuenta(detiene.length)} por resolver en ${entidad.nombre}: ${porque.join('; ')}`}
      >
        <StatusTag tone="red" icon={CircleAlert}>
          {formatCuenta(detiene.length)} por resolver
        </StatusTag>
      </Link>
    </span>
  )
}

function Movimientos({ cierre, onVer }: { cierre: CierreEntidad; onVer: () => void }): ReactElement {
  const { porAplicar, sinAprobar } = cierre.movimientos
  const total = formatCuenta(porAplicar + sinAprobar)
  if (sinAprobar === 0)
    return (
      <StatusTag tone="green" icon={CircleCheck}>
        {total}
      </StatusTag>
    )
  return (
    <button
      type="button"
      className="aplicacion-enlace"
      aria-label={`${total} movimientos de ${cierre.entidad.nombre}, ${formatCuenta(sinAprobar)} no aprobados: ver cuáles`}
      onClick={onVer}
    >
      <StatusTag tone="red" icon={CircleAlert}>
        {total}
      </StatusTag>
    </button>
  )
}

/** Who signed and when, or that the signature is still to come. */
function Firma({ cierre, acto }: { cierre: CierreEntidad; acto: FirmaCierre }): ReactElement {
  const firma = cierre.firmas.find((one) => one.acto === acto)
  if (!firma) return <span className="secondary">Pendiente</span>
  const { por, aNombreDe, at, accesoReciente } = firma
  const title = `${por}${aNombreDe ? `, por delegación de ${aNombreDe}` : ''}, ${fechaHora(at)}`
  if (accesoReciente)
    return (
      <span title={`${title}, ${accesoRecienteTexto(accesoReciente)}`}>
        <StatusTag tone="amber" icon={CircleAlert}>
          Firmado, acceso reciente
        </StatusTag>
      </span>
    )
  return (
    <span title={title}>
      <StatusTag tone="green" icon={CircleCheck}>
        Firmado
      </StatusTag>
    </span>
  )
}
