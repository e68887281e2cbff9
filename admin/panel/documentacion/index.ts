import { DocumentacionPanel } from './DocumentacionPanel.tsx'
import type { ResourceProps } from 'react-admin'

export const documentacion: ResourceProps = { name: 'documentacion', list: DocumentacionPanel }
