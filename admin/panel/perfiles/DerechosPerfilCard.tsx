import { useMemo, useState } from 'react'
import { aperturasOf } from '#domain/acceso/apertura.ts'
import { derechoOf } from '#domain/acceso/derecho.ts'
import { textoCapacidad } from '#domain/acceso/capacidades/textos-capacidades.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Checkbox } from '#admin/shared/ui/campos/Checkbox.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { Motivo } from './Motivo.tsx'
import { Puede } from './Puede.tsx'
import { capacidadIds, nombreActos, rutaDe } from './textos-derechos.ts'
import type { Derecho, PerfilDerechos } from '#domain/acceso/derecho.ts'
import type { PermisosPerfil, RespuestaDerechos } from '#domain/acceso/perfil.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

interface DerechosPerfilCardProps {
  id: number
  draft: PermisosPerfil
  derechos: RespuestaDerechos
}

const columnsOf = (menus: RespuestaDerechos['menus']): readonly Column<Derecho>[] => [
  { key: 'puede', header: 'Puede', cell: ({ puede }) => <Puede puede={puede} /> },
  { key: 'que', header: 'Qué', wrap: true, cell: ({ capacidad }) => <strong>{textoCapacidad(capacidad)}</strong> },
  { key: 'acto', header: 'Acto', wrap: true, cell: ({ capacidad }) => nombreActos(capacidad) },
  { key: 'porque', header: 'Por qué', wrap: true, cell: (derecho) => <Motivo derecho={derecho} menus={menus} short /> },
]

/** What the profile may do as it stands on this page, saved or not, each with its reason. */
export function DerechosPerfilCard({ id, draft, derechos }: DerechosPerfilCardProps): ReactElement {
  const [all, setAll] = useState(false)
  const rows = useMemo(() => {
    const perfil = perfilOf(id, draft, derechos)
    return capacidadIds().map((capacidad) => derechoOf(perfil, capacidad))
  }, [id, draft, derechos])
  const columns = useMemo(() => columnsOf(derechos.menus), [derechos.menus])
  const shown = all ? rows : rows.filter(({ puede }) => puede)
  return (
    <Card
      title="Lo que este perfil puede, y por qué"
      flush
      aside={<Checkbox label="También lo que no puede" checked={all} onChange={() => setAll(!all)} />}
    >
      <DataTable
        caption="Lo que este perfil puede, y por qué"
        columns={columns}
        rows={shown}
        rowKey={({ capacidad }) => capacidad}
        empty="Todavía no puede nada: dale actos y algo que abrir."
      />
    </Card>
  )
}

function perfilOf(id: number, draft: PermisosPerfil, { menus, procesos }: RespuestaDerechos): PerfilDerechos {
  const granted = [
    ...menus.filter((one) => draft.menus.includes(one.id)).map((one) => rutaDe('menu', one)),
    ...procesos.filter((one) => draft.procesos.includes(one.id)).map((one) => rutaDe('proceso', one)),
  ]
  return { id, ambito: draft.ambito, actos: draft.actos, aperturas: aperturasOf({ id, ambito: draft.ambito }, granted) }
}
