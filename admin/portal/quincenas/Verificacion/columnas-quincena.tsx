import { Link } from 'react-router-dom'
import { formatPesos } from '#domain/organica/dinero.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import type { Columna } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

interface RenglonQuincena {
  readonly id: number
  readonly codigo: string
  readonly rango: string
  readonly entidad: string
}

/** The first columns of both histories of money: which quincena, and of which entity. */
export function columnasQuincena<Row extends RenglonQuincena>(): readonly Columna<Row>[] {
  return [
    {
      key: 'quincena',
      ancho: 200,
      header: 'Quincena',
      fija: true,
      sortable: true,
      sortBy: 'quincena',
      cell: ({ codigo, rango }) => (
        <span>
          <strong className="mono">{codigo}</strong> <span className="secondary">{rango}</span>
        </span>
      ),
    },
    {
      key: 'entidad',
      ancho: 190,
      header: 'Entidad',
      sortable: true,
      sortBy: 'entidad',
      cell: ({ entidad }) => entidad,
    },
  ]
}

interface ImporteProps {
  centavos: number
  /** Where it is told by fund or loan and person, each amount with its explanation. */
  to: string
  /** "De dónde salen las aportaciones de la quincena 2226 de la Secretaría de Salud". */
  label: string
}

/** An amount that opens what it is made of. */
export function Importe({ centavos, to, label }: ImporteProps): ReactElement {
  return (
    <Link to={to} aria-label={`${formatPesos(centavos)}. ${label}`}>
      {formatPesos(centavos)}
    </Link>
  )
}

export function Ver({ to, label }: { to: string; label: string }): ReactElement {
  return (
    <LinkButton size="sm" to={to} aria-label={label}>
      Ver
    </LinkButton>
  )
}
