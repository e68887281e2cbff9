import { SearchX } from 'lucide-react'
import { PlainPage } from './PlainPage.tsx'
import type { ReactElement } from 'react'

/** An address, of the portal or of the panel, that holds nothing. */
export function PaginaNoEncontrada(): ReactElement {
  return (
    <PlainPage icon={SearchX} title="Página no encontrada" heading="Esta dirección no abre ninguna pantalla del portal">
      Revisa que esté bien escrita o busca lo que necesitas con Ctrl K.
    </PlainPage>
  )
}
