// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/PrintSession.h"

#include <QScrollArea>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QSpinBox;

namespace muster::app {

/// Paper, card size, cutting, backs, ink, language: every change shows in the preview at once.
class SettingsPanel final : public QScrollArea
{
    Q_OBJECT

public:
    explicit SettingsPanel(PrintSession &session, QWidget *parent = nullptr);
    void retranslate();

signals:
    void calibrationWanted();

private:
    void connectFields();
    void showSettings();
    void collect();

    PrintSession &m_session;
    QComboBox *m_paper = nullptr;
    QComboBox *m_card = nullptr;
    QDoubleSpinBox *m_width = nullptr, *m_height = nullptr;
    QComboBox *m_cut = nullptr, *m_backs = nullptr, *m_flip = nullptr, *m_ink = nullptr;
    QDoubleSpinBox *m_gap = nullptr, *m_bleed = nullptr, *m_margin = nullptr;
    QDoubleSpinBox *m_offsetX = nullptr, *m_offsetY = nullptr;
    QComboBox *m_language = nullptr;
    QSpinBox *m_blank = nullptr;
    QCheckBox *m_tracks = nullptr, *m_notes = nullptr, *m_photo = nullptr, *m_odds = nullptr;
    QPushButton *m_calibrate = nullptr;
    static constexpr int rows = 14;
    QLabel *m_labels[rows] = {};
    QWidget *m_ownSize = nullptr;
    bool m_showing = false;
};

} // namespace muster::app
