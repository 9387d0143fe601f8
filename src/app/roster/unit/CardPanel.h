// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/CardPreview.h"
#include "app/paper/UnitPhotos.h"

#include <QPointer>

namespace muster::app {

class RosterEditor;

/// The card of the selected unit as it will print; follows the editor.
class CardPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit CardPanel(library::Library &library, QWidget *parent = nullptr);
    void setEditor(RosterEditor *editor);
    void retranslate();

protected:
    void showEvent(QShowEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();
    void said(const base::Result<void> &done);

    UnitPhotos m_photos;
    CardPreview *m_preview = nullptr;
    QPointer<RosterEditor> m_editor;
    bool m_stale = true;
};

} // namespace muster::app
