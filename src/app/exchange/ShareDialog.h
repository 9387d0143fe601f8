// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Services.h"
#include "share/roster/RosterExport.h"

#include <QDialog>
#include <QMap>

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QTextBrowser;

namespace muster::app {

/// One list or several in every format, as they will be sent: look at it, copy it, or write it to a file. Texts of the user's own
/// stand below the formats; a text that is too long for a chat is copied in parts.
class ShareDialog final : public QDialog
{
    Q_OBJECT

public:
    ShareDialog(std::vector<share::RosterExport> rosters, const Services &services, QWidget *parent = nullptr);

    /// Of a text of the user's own: plain text.
    [[nodiscard]] share::ExportFormat format() const;
    void setFormat(share::ExportFormat format);
    /// The whole, as save() writes it.
    [[nodiscard]] QString text() const;
    /// What one message takes; one for everything that is not for a chat.
    [[nodiscard]] const QStringList &parts() const { return m_parts; }
    /// Writes the shown text; says so, or why not.
    bool save(const QString &path);

private:
    void makePages();
    void makeParts();
    void makeFoot();
    void fillList();
    void showFormat();
    void showPart(int part);
    void copy();
    void askAndSave();
    void editTemplates();
    /// Empty when one of the formats is chosen.
    [[nodiscard]] QString templateName() const;
    [[nodiscard]] QString suffix() const;

    std::vector<share::RosterExport> m_rosters;
    const Services &m_services;
    std::vector<share::ExportFormatInfo> m_formats;
    QMap<QString, QString> m_templates; ///< by name
    QStringList m_parts;
    int m_part = 0;
    QString m_saved; ///< the last file
    QListWidget *m_list = nullptr;
    QStackedWidget *m_pages = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QTextBrowser *m_page = nullptr;
    QWidget *m_partLine = nullptr;
    QLabel *m_partText = nullptr;
    QPushButton *m_before = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_folder = nullptr;
    QLabel *m_message = nullptr;
};

} // namespace muster::app
